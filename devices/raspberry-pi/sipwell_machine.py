#!/usr/bin/python3
"""A Raspberry Pi with pumps as a machine of Sipwell, over HTTP. Needs Python 3.11 and gpiozero, both part of
Raspberry Pi OS. How to wire and start it, and the rules it keeps (by number): docs/machines.md.

    sipwell_machine.py pair BCDF-GHJK    once, with the code from the console
    sipwell_machine.py                   runs it
"""

import argparse
import json
import os
import pathlib
import queue
import re
import secrets
import signal
import threading
import time
import tomllib
import urllib.error
import urllib.request
from datetime import datetime

from gpiozero import Button, OutputDevice

FIRMWARE = "raspberry-pi 1"
HEARTBEAT_S = 10
WAIT_S = 25
PAUSE_S = 0.5
REPORT_EVERY_S = 0.5
GLASS_WITHIN_S = 5
CLOCK_S = 60
REMEMBERED = 20
POUR_MAX_MS = 120_000
CARE_MAX_MS = 30_000
POURS = re.compile(r"SW1;size[SML](?:;\d{1,3},\d{1,5},\d{1,6})*")


class Server:
    """Calls, and what each answer says of the time."""

    def __init__(self, base, token=None):
        self.base, self.token = base.rstrip("/"), token
        self.offset, self.heard_at = 0.0, None

    def call(self, method, path, body=None):
        """Returns (status, answer); status 0 where nobody answers, or what answers is not Sipwell."""
        headers = {"content-type": "application/json"}
        if self.token:
            headers["authorization"] = f"Bearer {self.token}"
        content = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self.base}/api/machines{path}", content, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=WAIT_S + 10) as reply:
                status, answer = reply.status, json.load(reply)
        except urllib.error.HTTPError as refusal:
            status, answer = refusal.code, json_of(refusal)
        except (OSError, ValueError):
            return 0, {}
        if "now" in answer:
            self.heard_at = time.monotonic()
            self.offset = moment(answer["now"]) - self.heard_at
        return status, answer

    def now(self):
        """None if the server's clock was not heard for too long: rule 7."""
        if self.heard_at is None or time.monotonic() - self.heard_at > CLOCK_S:
            return None
        return time.monotonic() + self.offset


class Machine:
    def __init__(self, server, machine_id, settings, folder):
        self.server, self.path = server, f"/{machine_id}"
        self.boot = secrets.token_hex(8)
        # Off from the first moment, whatever they were when the last program ended.
        high = settings.get("active_high", True)
        self.pumps = {int(slot): OutputDevice(pin, active_high=high) for slot, pin in settings["pumps"].items()}
        self.glass = Button(settings["glass_pin"]) if "glass_pin" in settings else None
        self.stop_button = Button(settings["stop_pin"]) if "stop_pin" in settings else None
        self.known_file = folder / "jobs.json"
        self.known = json.loads(self.known_file.read_text()) if self.known_file.exists() else []
        self.job, self.stopped, self.refused = None, threading.Event(), threading.Event()
        if self.stop_button:
            self.stop_button.when_pressed = self.stopped.set

    def run(self):
        while not self.beat("starting"):
            time.sleep(PAUSE_S)
        print("Connected.", flush=True)
        threading.Thread(target=self.heartbeats, daemon=True).start()
        while True:
            status, answer = self.server.call("GET", f"{self.path}/jobs/next?wait={WAIT_S}")
            if status == 401:
                raise SystemExit("The token has ended: pair the machine again.")
            self.hear_stop(answer)
            work = answer.get("job") or answer.get("care")
            if work and not self.job and work["jobId"] not in self.known:
                self.stopped.clear()
                self.refused.clear()
                self.job = work
                threading.Thread(target=self.do, args=[work], daemon=True).start()
            time.sleep(PAUSE_S)

    def heartbeats(self):
        while True:
            job = self.job
            self.beat("idle" if not job else "cleaning" if "kind" in job else "busy")
            time.sleep(HEARTBEAT_S)

    def beat(self, state):
        body = {"state": state, "firmware": FIRMWARE, "boot": self.boot}
        status, answer = self.server.call("POST", f"{self.path}/heartbeat", body)
        self.hear_stop(answer)
        return status == 200

    def hear_stop(self, answer):
        stop, job = answer.get("stop"), self.job
        if not stop or not job:
            return
        if stop["jobId"] == job["jobId"] or (stop["jobId"] is None and stop["at"] >= job["issuedAt"]):
            self.stopped.set()

    def do(self, job):
        try:
            if "kind" in job:
                run_ms = min(job["durationMs"], CARE_MAX_MS)
                self.pour(job, [({job["slot"]: run_ms}, job["restMs"])] * job["pulses"])
            elif not POURS.fullmatch(job["machineString"]):
                self.say(job, state="rejected", code="bad_string")
            else:
                self.pour(job, [(pours_of(job["machineString"]), 0)])
        finally:
            self.job = None

    def pour(self, job, runs):
        """`runs`: one after another, each the milliseconds of its pumps, which start together, and the rest after it."""
        now = self.server.now()
        if now is None or now >= moment(job["expiresAt"]):
            return self.say(job, state="rejected", code="expired")
        if any(slot not in self.pumps for run, _rest in runs for slot in run):
            return self.say(job, state="rejected", code="bad_string")
        if self.glass and "kind" not in job and not self.glass.wait_for_press(GLASS_WITHIN_S):
            return self.say(job, state="rejected", code="no_glass")
        self.remember(job["jobId"])
        # Rule 1: this one answer is the permission.
        if self.say(job, state="accepted", stoppable=True) != 200:
            return None
        words = queue.Queue()
        reporter = threading.Thread(target=self.report, args=[job, words], daemon=True)
        reporter.start()
        try:
            end = self.run_pumps(job, runs, words)
        finally:
            self.all_off()
            words.put(None)
        reporter.join()
        return None if self.refused.is_set() else self.say(job, **end)

    def run_pumps(self, job, runs, words):
        """Nothing here waits for the network: a pump ends on time whatever the server does. Returns the last event."""
        whole = sum(max(run.values(), default=0) for run, _rest in runs) or 1
        passed = 0
        for number, (run, rest) in enumerate(runs):
            begun, reported = time.monotonic(), 0.0
            ends = {slot: begun + min(ms, POUR_MAX_MS) / 1000 for slot, ms in run.items()}
            for slot in ends if not self.stopped.is_set() else ():
                self.pumps[slot].on()
                print(f"{job['jobId']} pump {slot} on", flush=True)
            while ends:
                at = time.monotonic()
                progress = min(99, int(100 * (passed + (at - begun) * 1000) / whole))
                for slot in [slot for slot, end in ends.items() if end <= at]:
                    self.pumps[slot].off()
                    del ends[slot]
                    print(f"{job['jobId']} pump {slot} off after {round((at - begun) * 1000)} ms", flush=True)
                if self.stopped.is_set() or self.refused.is_set():
                    return {"state": "cancelled", "code": "stopped", "progress": progress}
                if self.glass and "kind" not in job and not self.glass.is_pressed:
                    return {"state": "failed", "code": "no_glass", "progress": progress}
                if at - reported >= REPORT_EVERY_S:
                    reported = at
                    words.put({"state": "dispensing", "progress": progress, "stoppable": True})
                time.sleep(0.005)
            passed += max(run.values(), default=0)
            if number < len(runs) - 1 and self.stopped.wait(rest / 1000):
                return {"state": "cancelled", "code": "stopped"}
        is_cut_short = any(ms > POUR_MAX_MS for run, _rest in runs for ms in run.values())
        return {"state": "failed", "code": "partial"} if is_cut_short else {"state": "done", "progress": 100}

    def report(self, job, words):
        while word := words.get():
            # On a slow network the last word is enough.
            while word and not words.empty():
                word = words.get()
            if not word:
                return
            if self.say(job, must_arrive=False, **word) not in (200, 0):
                # Rule 2.
                self.refused.set()
                return

    def say(self, job, must_arrive=True, **word):
        """Says it until it is answered: without an answer, the same event again. Returns the status; 0 is none."""
        job["seq"] = job.get("seq", 0) + 1
        event = {"v": 1, "jobId": job["jobId"], "seq": job["seq"], **word}
        while True:
            status, answer = self.server.call("POST", f"{self.path}/jobs/{job['jobId']}/events", event)
            self.hear_stop(answer)
            is_lost = status in (0, 429) or status >= 500
            if not is_lost:
                return status
            if not must_arrive:
                return 0
            time.sleep(PAUSE_S)

    def remember(self, job_id):
        """On the disk before anything is poured: rules 3 and 4."""
        self.known = [*self.known, job_id][-REMEMBERED:]
        write_whole(self.known_file, self.known)

    def all_off(self):
        for pump in self.pumps.values():
            pump.off()


def pours_of(machine_string):
    """The milliseconds of each slot; two pours of one slot are one."""
    run = {}
    for part in machine_string.split(";")[2:]:
        slot, _ml, ms = (int(number) for number in part.split(","))
        run[slot] = run.get(slot, 0) + ms
    return run


def moment(text):
    return datetime.fromisoformat(text).timestamp()


def json_of(refusal):
    try:
        return json.load(refusal)
    except ValueError:
        return {}


def write_whole(file, content):
    """Whole or not at all, readable by its owner alone."""
    part = file.with_suffix(".part")
    with open(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as opened:
        json.dump(content, opened)
        opened.flush()
        os.fsync(opened.fileno())
    os.replace(part, file)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--settings", type=pathlib.Path, default=pathlib.Path("/etc/sipwell-machine.toml"))
    parser.add_argument("--state", type=pathlib.Path, default=pathlib.Path("/var/lib/sipwell-machine"))
    parser.add_argument("words", nargs="*", metavar="pair CODE")
    asked = parser.parse_args()
    settings = tomllib.loads(asked.settings.read_text())
    token_file = asked.state / "token.json"
    if asked.words[:1] == ["pair"] and len(asked.words) == 2:
        body = {"code": asked.words[1], "firmware": FIRMWARE}
        status, answer = Server(settings["server"]).call("POST", "/pair", body)
        if status != 200:
            raise SystemExit(answer.get("message") or f"{settings['server']} does not answer.")
        write_whole(token_file, answer)
        print("Paired.")
        return
    if asked.words or not token_file.exists():
        raise SystemExit(f"Pair it first: {parser.prog} pair CODE")
    paired = json.loads(token_file.read_text())
    machine = Machine(Server(settings["server"], paired["token"]), paired["machineId"], settings, asked.state)
    signal.signal(signal.SIGTERM, lambda *_: (machine.all_off(), os._exit(0)))
    machine.run()


if __name__ == "__main__":
    main()
