"""Write the page's types of the wire from the server's own document (`./dev wire`), or compare them."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path

from malecon.server.http.openapi import document

ROOT = Path(__file__).parents[1]
TYPES = ROOT / "web" / "src" / "lib" / "wire.d.ts"


def types() -> str:
    """What the types of the wire must be."""
    with tempfile.TemporaryDirectory() as folder:
        source, made = Path(folder, "openapi.json"), Path(folder, "wire.d.ts")
        source.write_text(json.dumps(document()), encoding="utf-8")
        builder = [sys.executable, str(ROOT / "web" / "build.py"), "run", "wire"]
        # What has a default may be left out of a request.
        builder.append("--default-non-nullable=false")
        subprocess.run([*builder, str(source), "-o", str(made)], check=True, stdout=subprocess.DEVNULL)
        return made.read_text(encoding="utf-8")


def main(arguments: list[str]) -> int:
    wanted = types()
    if arguments == ["--check"]:
        if TYPES.read_text(encoding="utf-8") == wanted:
            return 0
        print(
            "web/src/lib/wire.d.ts is not what the server's document says: run ./dev wire.", file=sys.stderr
        )
        return 1
    TYPES.write_text(wanted, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
