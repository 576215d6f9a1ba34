"""The OpenAPI description is complete and true: schemathesis with all its checks."""

import asyncio
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

from server.client import first_move, live, party
from server.served import Server

ROUTES = {
    ("get", "/api/games"),
    ("get", "/api/games/{name}"),
    ("get", "/api/games/{name}/rules"),
    ("get", "/api/tables"),
    ("post", "/api/tables"),
    ("get", "/api/tables/{table}"),
    ("post", "/api/tables/{table}/seats"),
    ("get", "/api/tables/{table}/records"),
    ("get", "/records/{file}"),
    ("get", "/api/records/{record}"),
    ("get", "/healthz"),
    ("get", "/metrics"),
}


def description(server: Server) -> dict[str, Any]:
    answer = httpx.get(f"{server.url}/schema/openapi.json")
    return dict(answer.json())


async def finished_match(server: Server) -> dict[str, str]:
    """Things that are there, so that not every answer is 404."""
    game = httpx.get(f"{server.url}/api/games").json()[0]
    async with party(server, game["name"], game["min_seats"], public=True) as table:
        await table.start()
        while (now := table.clients[0].now)["status"] == "playing":
            seat = now["to_act"][0]
            await table.play(seat, first_move(table.clients[seat].now))
        record = now["record"]
        while (await table.http.get(f"/records/{record}.record")).status_code != 200:
            await asyncio.sleep(0.01)
        return {
            "path.name": game["name"],
            "path.table": table.table,
            "path.record": record,
            "path.file": f"{record}.record",
        }


def run_schemathesis(server: Server, folder: Path, parameters: dict[str, str]) -> str:
    """Every phase and every check; what it says, if something is wrong."""
    lines = ["[parameters]", *(f'"{key}" = {json.dumps(v)}' for key, v in parameters.items())]
    (folder / "schemathesis.toml").write_text("\n".join(lines) + "\n")
    command = [sys.executable, "-m", "schemathesis.cli", "run"]
    command += [f"{server.url}/schema/openapi.json", "--checks", "all", "--max-examples", "25"]
    command += ["--no-color", "--continue-on-failure"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    return "" if done.returncode == 0 else done.stdout + done.stderr


def test_every_route_keeps_its_promises(server: Server, tmp_path: Path) -> None:
    assert run_schemathesis(server, tmp_path, {}) == ""


@live
async def test_they_hold_for_things_that_are_there(server: Server, tmp_path: Path) -> None:
    there = await finished_match(server)
    assert await asyncio.to_thread(run_schemathesis, server, tmp_path, there) == ""


def test_every_route_is_described(server: Server) -> None:
    paths = description(server)["paths"]
    assert {(method, path) for path, item in paths.items() for method in item} == ROUTES


@pytest.mark.parametrize("route", sorted(ROUTES))
def test_an_answer_has_a_shape(server: Server, route: tuple[str, str]) -> None:
    """No route answers with just any object."""
    method, path = route
    responses = description(server)["paths"][path][method]["responses"]
    for status, response in responses.items():
        for content in response["content"].values():
            schema = content["schema"]
            shape = schema.get("items", schema)
            assert "$ref" in shape or shape.get("type") == "string", (route, status)
