import type { Board } from "$lib/board";
import PlainBoard from "./PlainBoard.svelte";

/** A board for any game: what one may know, and a button for each move. */
const board: Board = { component: PlainBoard, pauses: {}, sounds: {}, tour: [], figures: {} };
export default board;
