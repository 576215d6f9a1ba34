// The peer of ./yurt bench server: the server of boardgame.io with the tic-tac-toe of its
// tutorial and its default storage (memory), on a port of the loopback.
// node server.cjs FOLDER-OF-NODE_MODULES PORT
'use strict';

const { createRequire } = require('node:module');
const { INVALID_MOVE, Server } = (() => {
  const load = createRequire(`${process.argv[2]}/package.json`); // where npm has put it
  return { ...load('boardgame.io/core'), ...load('boardgame.io/server') };
})();

const LINES = [
  [0, 1, 2], [3, 4, 5], [6, 7, 8],
  [0, 3, 6], [1, 4, 7], [2, 5, 8],
  [0, 4, 8], [2, 4, 6],
];

const hasLine = (cells) =>
  LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c]);

const ticTacToe = {
  name: 'tic-tac-toe',
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id) => {
      if (G.cells[id] !== null) return INVALID_MOVE;
      G.cells[id] = playerID;
      return undefined;
    },
  },
  endIf: ({ G, ctx }) => {
    if (hasLine(G.cells)) return { winner: ctx.currentPlayer };
    return G.cells.includes(null) ? undefined : { draw: true };
  },
};

const server = Server({ games: [ticTacToe], origins: [/127\.0\.0\.1/] });
server.run({ port: { host: '127.0.0.1', port: Number(process.argv[3]) } });
