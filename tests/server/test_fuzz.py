"""Nonsense in any form: the server answers, stays as large as it was, and logs no error.

FUZZ_MESSAGES says how many messages are sent, for a longer run: FUZZ_MESSAGES=1000000.
"""

import asyncio
import json
import os
import random
import string
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from server.client import Client, Party, joined, live, party
from server.served import Server, serving
from yurt.server.messages import LONGEST_MESSAGE, AnyCommand, Hello

MESSAGES = int(os.environ.get("FUZZ_MESSAGES", "20000"))
FROM_HYPOTHESIS = MESSAGES // 10
IN_A_BATCH = 20
CONNECTIONS = 4
IN_FLIGHT = 25
GROWTH = 40 << 20
"""Bytes by which the server may grow in any run, however long: caches and the allocator's slack."""

KINDS = [kind for kind in AnyCommand.__args__ if kind is not Hello]
TYPES = sorted(str(kind.__struct_config__.tag) for kind in KINDS)
ANSWERED_IN_TURN = [name for name in TYPES if name != "hint"]
"""A hint is answered when it has been thought out, perhaps among the answers to later messages."""
FIELDS = sorted({name for kind in KINDS for name in kind.__struct_fields__} | {"type", "token"})
WORDS = ["play vulture3", "claim 4 yak", "challenge", "push", "stop", "random", "easy", "hello", ""]

anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.sampled_from(WORDS),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=8,
)
fields = st.dictionaries(st.sampled_from(FIELDS) | st.text(), anything, max_size=5)
likely = st.fixed_dictionaries(
    {"type": st.sampled_from(ANSWERED_IN_TURN)},
    optional={
        "id": st.text(max_size=3),
        "text": st.sampled_from(WORDS) | st.text(),
        "seat": st.integers(-1, 20),
        "level": st.sampled_from(WORDS),
        "name": st.sampled_from(WORDS),
        "muted": st.booleans(),
        "version": st.integers(0, 1000),
    },
)
messages = st.one_of(likely, fields, anything).map(json.dumps) | st.text()


def test_messages_made_by_hypothesis_are_all_answered(server: Server) -> None:
    asyncio.run(hypothesis_run(server))


async def hypothesis_run(server: Server) -> None:
    async with party(server, "yak", 2, undo="free") as table:
        await table.start()
        await asyncio.to_thread(send_batches, server, table)


def send_batches(server: Server, table: Party) -> None:
    with connect(server.socket_url(table.table), compression=None, ping_interval=None) as socket:
        socket.send(json.dumps({"type": "hello", "token": table.tokens[0]}))

        @settings(
            max_examples=max(1, FROM_HYPOTHESIS // IN_A_BATCH),
            deadline=None,
            database=None,
            suppress_health_check=list(HealthCheck),
        )
        @given(st.lists(messages, min_size=IN_A_BATCH, max_size=IN_A_BATCH))
        def send(batch: list[str]) -> None:
            for text in batch:
                socket.send(text.encode("utf-8", "replace"), text=True)
            socket.send(json.dumps({"type": "ping", "id": "end of batch"}))
            answers = 0
            while (told := json.loads(socket.recv(timeout=30))) != END_OF_BATCH:
                answers += told["type"] in ("done", "tried", "refused", "pong")
            assert answers == len(batch)

        send()


END_OF_BATCH = {"type": "pong", "id": "end of batch"}


class ByteFuzzer:
    """Messages that were right once."""

    def __init__(self, seed: int) -> None:
        self._dice = random.Random(seed)

    def message(self) -> bytes:
        """One message, usually damaged in some places."""
        whole = bytearray(json.dumps(self._command()).encode())
        for _ in range(self._dice.choice((0, 0, 1, 1, 2, 5, 20))):
            self._damage(whole)
        return bytes(whole)

    def _command(self) -> dict[str, Any]:
        dice = self._dice
        command: dict[str, Any] = {"type": dice.choice(TYPES), "id": str(dice.randrange(10**9))}
        for name in dice.sample(FIELDS, dice.randrange(3)):
            command[name] = dice.choice([*WORDS, dice.randrange(-1, 17), True, None, [], {}])
        return command

    def _damage(self, whole: bytearray) -> None:
        dice = self._dice
        place = dice.randrange(len(whole) + 1)
        match dice.randrange(5):
            case 0:
                whole[place:place] = bytes([dice.randrange(256)])
            case 1:
                del whole[place : place + dice.randrange(1, 9)]
            case 2 if place < len(whole):
                whole[place] ^= 1 << dice.randrange(8)
            case 3:
                whole[place:place] = whole[: dice.randrange(50)]
            case _:
                junk = dice.choice(string.printable) * dice.choice((1, 10, LONGEST_MESSAGE))
                whole[place:place] = junk.encode()


async def fuzz(table: Party, token: str, count: int, seed: int) -> int:
    """Send so many messages, over a new connection whenever one is lost; how often that was."""
    fuzzer, dice, lost = ByteFuzzer(seed), random.Random(seed), 0
    codes: set[int] = set()
    while count > 0:
        async with joined(table.server, table.table, token) as client:
            try:
                while count > 0:
                    batch = min(IN_FLIGHT, count)
                    count -= batch
                    await send_batch(client, fuzzer, dice, batch)
            except ConnectionClosed as closed:
                lost += 1
                codes.add(closed.rcvd.code if closed.rcvd is not None else 0)
    assert codes <= {0, 1002, 1007, 1009}  # 0: it was gone before its last word could be read
    return lost


async def send_batch(client: Client, fuzzer: ByteFuzzer, dice: random.Random, count: int) -> None:
    """Some messages at once, then everything that is said about them."""
    for _ in range(count):
        message = fuzzer.message()
        is_utf8 = message.decode("utf-8", "ignore").encode() == message
        as_text = is_utf8 or dice.random() < 0.01  # otherwise every other one would end it
        await client.socket.send(message, text=as_text)
    await client.ask("ping")
    client.heard.clear()
    client.raw.clear()


def test_a_byte_fuzzer_harms_nobody(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        asyncio.run(byte_run(server))
        assert not [line for line in server.lines() if "at" in line]


async def byte_run(server: Server) -> None:
    async with party(server, "yak", 2, undo="free") as table:
        await table.start()
        whose = [table.tokens[0], table.tokens[1], table.tokens[0], ""]
        await fuzz_all(table, whose, min(MESSAGES, 4000))  # caches fill, threads start
        before = server.memory()
        await fuzz_all(table, whose, MESSAGES)
        growth = server.memory() - before
        print(f"{MESSAGES} messages, memory {before >> 20} MB before, {growth >> 10} KB more after")
        assert growth < GROWTH
        for seat in (0, 1):
            async with joined(server, table.table, table.tokens[seat]) as client:
                assert (await client.ask("ping"))["type"] == "pong"
                assert client.now["view"]


async def fuzz_all(table: Party, whose: list[str], count: int) -> None:
    share = count // CONNECTIONS
    runs = (fuzz(table, token, share, seed) for seed, token in enumerate(whose))
    await asyncio.gather(*runs)


@live
async def test_the_table_goes_on_after_nonsense(server: Server) -> None:
    async with party(server, "yak", 2) as table:
        await table.start()
        for client in table.clients:
            for nonsense in ("", "{", "[]", "null", "1", '{"type":"fly"}', '{"type":"move"}', "\0"):
                await client.socket.send(nonsense)
                told = await client.hear_type("refused")
                assert told["code"] == "bad_message"
        seat = table.clients[0].now["to_act"][0]
        move = table.clients[seat].now["moves"][0]
        await table.play(seat, move if isinstance(move, str) else move[0])
