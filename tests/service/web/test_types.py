"""The scripts of the pages, as the compiler of TypeScript reads them: every name is known, every import is there, and what JSDoc says of types holds."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[3]
APP: Final = ROOT / "service/web/static/app"
CLIENT: Final = ROOT / "clients/typescript"
TYPES: Final = Path(__file__).with_name("types")
FAULT: Final = re.compile(r"^(?:.*/)?app/(\S+)\(\d+,\d+\): error (TS\d+): .*", re.MULTILINE)
UNKNOWABLE: Final = {"TS2339", "TS2551", "TS2810"}
"""Fields that are set by `Object.assign`, and promises of nothing: the compiler doesn't see the first, and wants the second said."""
NPM: Final = shutil.which("npm") and shutil.which("node")


def _checked(folder: Path, app: Path) -> list[str]:
    """What is wrong with scripts. The compiler is that of the TypeScript client, as its lock says."""
    for name in ("package.json", "package-lock.json"):
        shutil.copy(CLIENT / name, folder)
    install = ["npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--prefer-offline", "--silent"]
    if not (folder / "node_modules").exists():
        subprocess.run(install, cwd=folder, check=True, timeout=300)
    how = {"allowJs": True, "checkJs": True, "noEmit": True, "strict": False, "types": [], "skipLibCheck": True}
    where = {
        "target": "ESNext",
        "lib": ["ESNext", "DOM", "DOM.Iterable"],
        "module": "ESNext",
        "moduleResolution": "bundler",
    }
    include = [f"{TYPES}/*.d.ts", f"{app}/**/*.js", f"{app}/**/*.mjs"]
    (folder / "tsconfig.json").write_text(json.dumps({"compilerOptions": how | where, "include": include}))
    command = ["node_modules/.bin/tsc", "--project", ".", "--pretty", "false"]
    said = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=300).stdout
    assert "error TS5" not in said, said
    return [found[0] for found in FAULT.finditer(said) if found[2] not in UNKNOWABLE]


@pytest.mark.skipif(
    not NPM, reason="the types of the pages are looked at with Node 20 or newer and npm, which are not here"
)
def test_the_scripts_are_well_typed(tmp_path: Path) -> None:
    """And where one isn't, that is seen: a name that nobody gave, an import that isn't there, an argument of another type."""
    assert not _checked(tmp_path, APP)
    broken = tmp_path / "app"
    shutil.copytree(APP, broken)
    (broken / "broken.js").write_text(
        "import { nothing } from './words.js';\nimport { ask } from './api.js';\nask(7, unheard);\n"
    )
    found = _checked(tmp_path, broken)
    assert [re.findall(r"TS\d+", each)[0] for each in found] == ["TS2305", "TS2345", "TS2304"]
