"""Settings come from the environment and from flags, and the docs list all of them."""

import inspect
import re
from dataclasses import fields
from pathlib import Path

import pytest

from yurt.core.errors import InputError
from yurt.server.settings import Settings, flag, parameters, read_settings, variable

ROOT = Path(__file__).resolve().parents[2]
ROW = re.compile(r"^\| `(YURT_\w+)` \| `(--[\w-]+)` \| (.*?) \| (.*?) \|$", re.MULTILINE)


def shown(default: object) -> str:
    return f"`{default}`" if default != "" else "empty"


def test_the_docs_list_every_setting_with_its_default_and_its_words() -> None:
    rows = ROW.findall((ROOT / "docs" / "operations.md").read_text(encoding="utf-8"))
    expected = [
        (variable(known.name), flag(known.name), shown(known.default), known.metadata["help"])
        for known in fields(Settings)
    ]
    assert rows == expected


def test_deploy_files_use_only_settings_that_exist() -> None:
    known = {variable(setting.name) for setting in fields(Settings)} | {"YURT_CACHE", "YURT_GAMES"}
    for path in sorted((ROOT / "deploy").iterdir()):
        named = set(re.findall(r"\bYURT_[A-Z_]+\b", path.read_text(encoding="utf-8")))
        assert named <= known, path.name


def test_the_environment_is_read_and_flags_win() -> None:
    environment = {"YURT_PORT": "9000", "YURT_HOST": "0.0.0.0", "OTHER": "x"}
    settings = read_settings(environment, port=9001, log=None)
    assert (settings.host, settings.port, settings.log) == ("0.0.0.0", 9001, "info")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("YURT_PORT", "nine"),
        ("YURT_PORT", "0"),
        ("YURT_PORT", "70000"),
        ("YURT_ABSENCE", "-1"),
        ("YURT_BOT_WORKERS", "0"),
        ("YURT_LOG", "loud"),
        ("YURT_DATABASE", "mysql://somebody:hunter2@host/x"),
        ("YURT_DATABASE", "no url hunter2"),
        ("YURT_BUS", "kafka://hunter2@host"),
        ("YURT_BUS", "postgres"),
    ],
)
def test_what_cannot_be_is_refused_without_telling_secrets(name: str, value: str) -> None:
    with pytest.raises(InputError) as caught:
        read_settings({name: value})
    assert "hunter2" not in str(caught.value)


@pytest.mark.parametrize(
    ("given", "used"),
    [
        ("postgresql://a:b@host/yurt", "postgresql+asyncpg://a:b@host/yurt"),
        ("postgres://host/yurt", "postgresql+asyncpg://host/yurt"),
        ("sqlite:////var/lib/yurt/y.sqlite", "sqlite+aiosqlite:////var/lib/yurt/y.sqlite"),
        ("postgresql+asyncpg://host/yurt", "postgresql+asyncpg://host/yurt"),
    ],
)
def test_urls_get_the_driver_that_is_used(given: str, used: str) -> None:
    assert Settings(database=given).database_url == used


def test_without_a_url_the_file_lies_in_the_data_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    expected = f"sqlite+aiosqlite:///{tmp_path / 'yurt' / 'yurt.sqlite'}"
    assert Settings().database_url == expected


def test_a_misspelt_variable_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    read_settings({"YURT_PROT": "9000"})
    assert "YURT_PROT" in capsys.readouterr().out


def test_every_setting_can_be_a_flag() -> None:
    signature = inspect.Signature(parameters())
    assert list(signature.parameters) == [known.name for known in fields(Settings)]
