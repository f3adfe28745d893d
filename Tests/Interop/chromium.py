"""A browser without a window, spoken to through a pipe by the DevTools protocol: numbered JSON messages that
end with a zero byte."""

import base64
import json
import os
import select
import subprocess
import time

from programs import debian
from trial import Skipped, Violation


class Chromium:
    # What every version of the browser calls the same.
    ROLES = ("banner", "main", "contentinfo", "heading", "image", "table", "columnheader", "rowheader", "cell")
    NAMES = ("chromium", "chromium-browser", "google-chrome")

    @staticmethod
    def path():
        return debian(["chromium", "fonts-noto-core", "fonts-noto-cjk"], *Chromium.NAMES)

    def __init__(self, path, profile):
        to_read, self.sending = os.pipe()
        self.receiving, to_write = os.pipe()

        def hand_over():
            # Copies, as either may be one of the two numbers itself.
            ends = os.dup(to_read), os.dup(to_write)
            for end, number in zip(ends, (3, 4)):
                os.dup2(end, number)

        self.process = subprocess.Popen(
            [path, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--no-first-run",
             "--remote-debugging-pipe", "--disable-dev-shm-usage", "--user-data-dir=" + profile],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            close_fds=False, preexec_fn=hand_over)
        os.close(to_read)
        os.close(to_write)
        self.count, self.rest, self.events, self.session = 0, b"", [], None
        try:
            target = self.ask("Target.createTarget", url="about:blank")["targetId"]
        except (OSError, Violation):
            raise Skipped("the browser does not start here")
        self.session = self.ask("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network", "Accessibility"):
            self.ask(domain + ".enable")

    def close(self):
        self.process.kill()
        self.process.wait()
        os.close(self.sending)
        os.close(self.receiving)

    def message(self, until):
        while b"\0" not in self.rest:
            ready, _, _ = select.select([self.receiving], [], [], max(0, until - time.monotonic()))
            piece = os.read(self.receiving, 1 << 16) if ready else b""
            if not piece:
                raise Violation("the browser does not answer")
            self.rest += piece
        text, self.rest = self.rest.split(b"\0", 1)
        return json.loads(text)

    def ask(self, method, **parameters):
        self.count += 1
        question = {"id": self.count, "method": method, "params": parameters}
        if self.session:
            question["sessionId"] = self.session
        os.write(self.sending, json.dumps(question).encode() + b"\0")
        until = time.monotonic() + 60
        while True:
            answer = self.message(until)
            if answer.get("id") == self.count:
                if "error" in answer:
                    raise Violation("%s: %s" % (method, answer["error"]))
                return answer["result"]
            self.events.append(answer)

    def open(self, path, width, is_dark):
        """Shows a file; returns what it said to the console, and what it asked for besides itself."""
        self.ask("Emulation.setDeviceMetricsOverride", width=width, height=900, deviceScaleFactor=1,
                 mobile=width < 500)
        self.ask("Emulation.setEmulatedMedia", features=[
            {"name": "prefers-color-scheme", "value": "dark" if is_dark else "light"}])
        self.events = []
        self.ask("Page.navigate", url="file://" + path)
        until = time.monotonic() + 60
        while not any(event["method"] == "Page.loadEventFired" for event in self.events):
            self.events.append(self.message(until))
        said = [event for event in self.events
                if event["method"] in ("Runtime.consoleAPICalled", "Log.entryAdded", "Runtime.exceptionThrown")]
        asked = [event["params"]["request"]["url"] for event in self.events
                 if event["method"] == "Network.requestWillBeSent"]
        return said, [url for url in asked if url != "file://" + path]

    def evaluate(self, script):
        result = self.ask("Runtime.evaluate", expression=script, returnByValue=True)
        if "exceptionDetails" in result:
            raise Violation(str(result["exceptionDetails"]))
        return result["result"]["value"]

    def picture(self):
        size = self.ask("Page.getLayoutMetrics")["cssContentSize"]
        clip = {"x": 0, "y": 0, "width": size["width"], "height": size["height"], "scale": 1}
        return base64.b64decode(
            self.ask("Page.captureScreenshot", clip=clip, captureBeyondViewport=True)["data"])

    def pages(self):
        """How many sheets it prints."""
        sheets = base64.b64decode(
            self.ask("Page.printToPDF", preferCSSPageSize=True, printBackground=True)["data"])
        return sheets.count(b"/Type /Page\n")

    def tree(self):
        """What a screen reader is told: a line for each role and name, and its depth."""
        nodes = {node["nodeId"]: node for node in self.ask("Accessibility.getFullAXTree")["nodes"]}
        lines = []

        def add(node, depth):
            role = node.get("role", {}).get("value", "")
            name = node.get("name", {}).get("value", "")
            isShown = not node.get("ignored") and role in Chromium.ROLES
            if isShown:
                lines.append("  " * depth + (role + " " + name).strip())
            for child in node.get("childIds", []):
                if child in nodes:
                    add(nodes[child], depth + isShown)

        roots = [node for node in nodes.values() if "parentId" not in node]
        for root in roots:
            add(root, 0)
        return "\n".join(lines) + "\n"
