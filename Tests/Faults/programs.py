"""Programs of others that tests ask: what is here is taken, what is missing is installed where that is
allowed, and what cannot be had is `None` for the test to name."""

import os
import shutil
import subprocess
import sys


def debian(packages, *names):
    """The path of the first of a few programs, from Debian's packages; `None` if it cannot be had."""
    if not any(map(shutil.which, names)) and os.getuid() == 0 and shutil.which("apt-get"):
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for words in (["update", "-qq"], [
                "install", "-qq", "-y", "--no-install-recommends", *packages]):
            subprocess.run(["apt-get", *words], capture_output=True, env=environment)
    return next(filter(None, map(shutil.which, names)), None)


def python_environment(name, packages, is_there, timeout=300):
    """The folder with the programs of an environment of Python's in the cache folder of this machine,
    with some packages in it; `None` if these cannot be had.

    is_there: says of the folder whether what is wanted lies in it.
    """
    cache = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")
    place = os.path.join(cache, name)
    programs = os.path.join(place, "bin")
    if not is_there(programs):
        for words in ([sys.executable, "-m", "venv", place], [
                os.path.join(programs, "pip"), "install", "-q", *packages]):
            try:
                subprocess.run(words, capture_output=True, timeout=timeout)
            except (OSError, subprocess.TimeoutExpired):
                pass
    return programs if is_there(programs) else None


def imports(*modules):
    """Whether Python in an environment has modules."""
    def is_there(programs):
        python = os.path.join(programs, "python")
        return os.path.exists(python) and subprocess.run(
            [python, "-c", "import " + ", ".join(modules)], capture_output=True).returncode == 0
    return is_there
