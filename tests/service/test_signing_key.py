"""Where the key comes from that signs."""

from __future__ import annotations

import os
from base64 import b64encode
from pathlib import Path

import pytest

from service import cli
from service.settings import SettingError, Settings
from service.signing import FILE, KeyFileError, Signer


def test_a_key_is_made_at_the_first_start_and_used_ever_after(tmp_path: Path) -> None:
    settings = Settings(data_dir=str(tmp_path / "data"))
    made = Signer.of(settings)
    path = tmp_path / "data" / FILE
    assert path.stat().st_mode & 0o777 == 0o600
    assert path.parent.stat().st_mode & 0o777 == 0o700
    assert list(path.parent.iterdir()) == [path]
    assert Signer.of(settings).id == made.id


def test_the_key_of_the_settings_goes_first(tmp_path: Path) -> None:
    given = Signer.of(Settings(signing_key=b64encode(bytes(32)).decode(), data_dir=str(tmp_path)))
    assert given.id == Signer(bytes(32)).id
    assert not list(tmp_path.iterdir())


def test_where_two_make_it_at_once_one_key_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / FILE
    monkeypatch.setattr(Path, "exists", lambda _: False)  # as each of them saw it
    first, second = Signer.from_file(path), Signer.from_file(path)
    assert first.id == second.id


@pytest.mark.parametrize("text", ["", "AAAA", "no base64 at all", "é"])
def test_a_file_that_holds_no_key_is_told_of(tmp_path: Path, text: str) -> None:
    path = tmp_path / FILE
    path.write_text(text, encoding="utf-8")
    path.chmod(0o600)
    with pytest.raises(KeyFileError, match=f"{FILE} doesn't hold a signing key"):
        Signer.from_file(path)


def test_a_file_that_others_may_read_is_told_of(tmp_path: Path) -> None:
    Signer.from_file(tmp_path / FILE)
    (tmp_path / FILE).chmod(0o640)
    with pytest.raises(KeyFileError, match="may be used by others"):
        Signer.from_file(tmp_path / FILE)


def test_a_file_that_can_not_be_read_is_told_of(tmp_path: Path) -> None:
    (tmp_path / FILE).mkdir(mode=0o700)
    with pytest.raises(KeyFileError, match="can't be read or made"):
        Signer.from_file(tmp_path / FILE)


@pytest.mark.parametrize("secret", ["AAAA", "hush hush", b64encode(bytes(31)).decode()])
def test_a_setting_that_is_no_key_is_told_of_but_not_repeated(secret: str) -> None:
    with pytest.raises(SettingError, match="TURNLEDGER_SIGNING_KEY") as told:
        Signer.of(Settings(signing_key=secret))
    assert secret not in str(told.value)


def test_a_service_without_a_usable_key_says_so_and_does_not_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / FILE).write_text("nothing")
    (tmp_path / FILE).chmod(0o600)
    monkeypatch.setattr(os, "environ", {**os.environ, "TURNLEDGER_DATA_DIR": str(tmp_path)})
    monkeypatch.setattr("sys.argv", ["turnledger", "serve", "--no-demo"])
    with pytest.raises(SystemExit) as ended:
        cli.main()
    assert ended.value.code == 1
    assert capsys.readouterr().err.startswith(f"turnledger: {tmp_path / FILE} doesn't hold")
    assert sorted(path.name for path in tmp_path.iterdir()) == [FILE]
