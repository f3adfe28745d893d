"""What the fault tests share: the program under test, ledgers of its own, and what must hold after
every fault.

Each test is run as `Tests/Faults/NAME [--short] [PATH-OF-PULDAR]`. It prints one line that tells what
was tried and what was lost, and ends with 1 where something was. Where the machine forbids it, it
prints `SKIPPED NAME: why` and ends with 0.
"""

import contextlib
import io
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.realpath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
VERIFIER = os.path.join(ROOT, "Fixtures", "verify.py")
# Where a build leaves the programs, the first one first.
BUILDS = [".build-static/release", ".build/release", ".build/debug"]

NOTHING_STORED = {64, 65, 66, 69, 74, 77, 78}
INPUT_OUTPUT = 74
UNKNOWN = 75


class Violation(Exception):
    """Something that must hold does not."""


class Skipped(Exception):
    """The machine forbids it, or lacks what it needs."""


class Trial:
    """One run of a fault test, with a folder of its own that is gone with it."""

    def __init__(self, name, needs_puldar=True):
        self.name = name
        words = sys.argv[1:]
        self.is_short = "--short" in words
        words = [word for word in words if word != "--short"]
        puldar = None
        if needs_puldar:
            puldar = os.path.realpath(words[0]) if words else built("puldar")
        self.seed = int(os.environ.get("SEED", "1"))
        self.random = random.Random(self.seed)
        self.place = tempfile.mkdtemp(prefix="puldar-faults.", dir=os.environ.get("TMPDIR"))
        # A copy, so that a build that goes on meanwhile disturbs nothing.
        self.puldar = puldar and shutil.copy(puldar, self.path("puldar"))
        self.mounts = []
        self.environment = {
            "HOME": self.place, "XDG_STATE_HOME": self.place + "/state",
            "XDG_DATA_HOME": self.place + "/data", "XDG_CACHE_HOME": self.place + "/cache",
            "XDG_CONFIG_HOME": self.place + "/config", "LANG": "C.UTF-8", "TZ": "UTC",
            "PATH": os.environ.get("PATH", "/usr/bin:/bin"),
        }

    def path(self, name):
        return os.path.join(self.place, name)

    def run(self, *words, prefix=(), input=None, environment=None, timeout=600, before=None):
        """Runs puldar; a trap, or an end by a signal of its own, is a violation. A ledger that is not
        there yet is one to begin, whatever others the machine knows."""
        if words[0] == "-f" and not os.path.isfile(words[1]) and not has_log(words[1]):
            words = ("-y", *words)
        return subprocess.run(
            [*prefix, self.puldar, *words], input=input, capture_output=True, timeout=timeout,
            env={**self.environment, **(environment or {})}, preexec_fn=before,
            stdin=subprocess.DEVNULL if input is None else None)

    def must(self, *words, **options):
        """Runs puldar, which must succeed."""
        result = self.run(*words, **options)
        if result.returncode != 0:
            raise Violation("%s ended with %d: %s" % (
                " ".join(words), result.returncode, told(result)))
        return result

    def benchmark(self):
        """The program that adds entries as an app does."""
        path = self.path("puldar-benchmark")
        return path if os.path.exists(path) else shutil.copy(built("puldar-benchmark"), path)

    def fault_at(self):
        """The injector, compiled here."""
        program = self.path("fault-at")
        if os.path.exists(program):
            return program
        compiler = next(filter(None, map(shutil.which, ["cc", "gcc", "clang"])), None)
        if compiler is None:
            raise Skipped("no C compiler")
        source = os.path.join(HERE, "fault-at.c")
        built = subprocess.run([compiler, "-O2", "-o", program, source], capture_output=True)
        if built.returncode != 0:
            raise Skipped("fault-at cannot be compiled: " + built.stderr.decode()[:200])
        if subprocess.run([program, "none", "every", "0", "-", "true"]).returncode != 0:
            raise Skipped("a program may not be traced here")
        return program

    def mount(self, name, *words):
        """Mounts a file system of its own."""
        folder = self.path(name)
        os.makedirs(folder, exist_ok=True)
        result = subprocess.run(["mount", *words, folder], capture_output=True)
        if result.returncode != 0:
            raise Skipped("nothing can be mounted: " + result.stderr.decode().strip()[:100])
        self.mounts.append(folder)
        return folder

    def unmount(self, folder):
        for _ in range(50):
            result = subprocess.run(["umount", folder], capture_output=True)
            if result.returncode == 0:
                self.mounts.remove(folder)
                return
            time.sleep(0.1)
        raise Violation("cannot unmount: " + result.stderr.decode())

    def clean_up(self):
        for folder in list(self.mounts):
            subprocess.run(["umount", "-l", folder], capture_output=True)
        shutil.rmtree(self.place, ignore_errors=True)


def main(name, body, needs_puldar=True):
    """Runs a test's body, which gets a trial and returns its summary."""
    trial = None
    try:
        trial = Trial(name, needs_puldar)
        print("%s: %s" % (name, body(trial)))
    except Skipped as reason:
        print("SKIPPED %s: %s" % (name, reason))
    except Violation as violation:
        print("%s: VIOLATION (seed %d): %s" % (name, trial.seed, violation))
        kept = os.environ.get("KEEP")
        if kept:
            shutil.copytree(trial.place, kept, dirs_exist_ok=True, symlinks=True)
        sys.exit(1)
    finally:
        if trial is not None:
            trial.clean_up()


def built(program):
    """The path of a program that was built here."""
    for folder in BUILDS:
        path = os.path.join(ROOT, folder, program)
        if os.path.exists(path):
            return path
    raise Skipped("%s is not built: swift build -c release --product %s" % (program, program))


def told_entries(output, name):
    """What the program that adds entries told of those under a name: their merchants by number."""
    words = [line.decode().split() for line in output.splitlines(True) if line.endswith(b"\n")]
    return {
        int(word[0].split(":")[-1]): word[1] for word in words
        if len(word) > 1 and word[1].startswith(name + "-")}


def told(result):
    """What a program said."""
    text = result.stderr + result.stdout
    return text.decode(errors="replace").strip()[:400]


def has_log(ledger):
    return any(name.endswith(".jsonl") for name in listed(os.path.join(ledger, "log")))


def listed(folder):
    """The names in a folder; none if it is not there, or may not be read."""
    try:
        return os.listdir(folder)
    except OSError:
        return []


def logs(ledger):
    """The bytes of each log of a ledger, by path."""
    folder = os.path.join(ledger, "log")
    if not os.path.isdir(folder):
        return {}
    found = {}
    for name in sorted(os.listdir(folder)):
        if name.endswith(".jsonl"):
            with open(os.path.join(folder, name), "rb") as log:
                found[os.path.join(folder, name)] = log.read()
    return found


def events(ledger):
    """The events in whole lines, in the order of each log."""
    return [
        json.loads(line) for log in logs(ledger).values() for line in log.split(b"\n")[:-1]]


with open(VERIFIER) as source:
    verifier_code = compile(source.read(), VERIFIER, "exec")


def verify_seals(ledger):
    """Checks every seal without puldar."""
    words, sys.argv = sys.argv, [VERIFIER, *logs(ledger)]
    try:
        with contextlib.redirect_stdout(io.StringIO()):
            exec(verifier_code, {})
    except SystemExit as problem:
        raise Violation("the independent verifier: %s" % problem) from None
    finally:
        sys.argv = words


def verify_shape(ledger):
    """Checks that numbers have no gap and that batches are whole."""
    for path, log in logs(ledger).items():
        open_batch = None
        for number, line in enumerate(log.split(b"\n")[:-1]):
            event = json.loads(line)
            if event["n"] != number:
                raise Violation("%s: number %d stands at %d" % (path, event["n"], number))
            batch = event.get("batch")
            expected = None if open_batch is None else [open_batch[0] + 1, open_batch[1]]
            if expected is not None and batch != expected:
                raise Violation("%s: half a batch before %d" % (path, number))
            if expected is None and batch is not None and batch[0] != 0:
                raise Violation("%s: a batch begins in its middle at %d" % (path, number))
            open_batch = batch if batch is not None and batch[0] + 1 < batch[1] else None
        if open_batch is not None:
            raise Violation("%s: half a batch at the end" % path)


class Ledger:
    """A ledger under test, and what was acknowledged of it."""

    def __init__(self, trial, name="ledger"):
        self.trial = trial
        self.path = trial.path(name)
        self.acknowledged = {}

    def run(self, *words, **options):
        return self.trial.run("-f", self.path, *words, **options)

    def must(self, *words, **options):
        result = self.trial.must("-f", self.path, *words, **options)
        self.acknowledge()
        return result

    def acknowledge(self):
        """Notes that everything in the logs was said to be stored."""
        self.acknowledged = logs(self.path)

    def check_kept(self):
        """Every byte that was acknowledged is still there."""
        current = logs(self.path)
        for path, bytes in self.acknowledged.items():
            if not current.get(path, b"").startswith(bytes):
                raise Violation("%s lost acknowledged bytes" % path)

    def check(self):
        """What must hold after any fault: it opens, nothing acknowledged is lost, the next write
        works, and every seal, number and batch is right."""
        self.check_kept()
        if logs(self.path):
            self.trial.must("-f", self.path, "verify")
        # A lock that is stuck ends it with 75.
        self.trial.must("-f", self.path, "add", "2", "--merchant", "next", "--category", "dining")
        self.check_kept()
        self.trial.must("-f", self.path, "verify")
        verify_seals(self.path)
        verify_shape(self.path)


def nameless(path):
    """A path without the names that chance gave: ledgers, writers, inodes."""
    return re.sub(r"[a-z2-7]{26}|\d{3,}|[a-z][a-z0-9]{3}(?=\.jsonl)", "*", path)


class Kept:
    """Folders as they were, to be put back in place: a file keeps its inode, or a ledger would be
    taken for a copy."""

    def __init__(self, *folders):
        self.folders = folders
        self.files = {}
        self.within = set()
        for folder in folders:
            for parent, names, files in os.walk(folder):
                self.within.add(parent)
                for name in files:
                    path = os.path.join(parent, name)
                    with open(path, "rb") as file:
                        self.files[path] = (file.read(), os.stat(path))

    def shape(self):
        """What is on the disk now, without what differs from one try to the next: the same shape
        needs no second look."""
        shape = []
        for folder in self.folders:
            for parent, names, files in os.walk(folder):
                shape.append(nameless(parent))
                for name in files:
                    path = os.path.join(parent, name)
                    with open(path, "rb") as file:
                        bytes = file.read()
                    is_old = path in self.files and self.files[path][0] == bytes
                    shape.append((nameless(path), len(bytes), is_old, bytes.count(0)))
        return tuple(sorted(shape, key=str))

    def put_back(self):
        for folder in self.folders:
            for parent, names, files in os.walk(folder, topdown=False):
                for name in files:
                    path = os.path.join(parent, name)
                    if path not in self.files:
                        os.remove(path)
                if parent not in self.within:
                    os.rmdir(parent)
        for folder in sorted(self.within):
            os.makedirs(folder, mode=0o700, exist_ok=True)
        for path, (bytes, status) in self.files.items():
            with open(path, "r+b" if os.path.exists(path) else "wb") as file:
                file.write(bytes)
                file.truncate()
            os.chmod(path, 0o600)
            os.utime(path, ns=(status.st_atime_ns, status.st_mtime_ns))
