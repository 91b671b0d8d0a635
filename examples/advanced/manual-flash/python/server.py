import http.client
import json
import os
import signal
import socket
import sys
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

# #region control
SOCKET = os.environ.get("IGNITIOND_SOCKET", "/run/ignitiond.sock")


class Control(http.client.HTTPConnection):
    """An HTTP connection over the control socket of ignitiond."""

    def __init__(self):
        super().__init__("ignitiond")

    def connect(self):
        self.sock = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self.sock.connect(SOCKET)


def control(method, path, body=None):
    connection = Control()
    data = json.dumps(body) if body else None
    headers = {"Content-Type": "application/json"} if body else {}
    connection.request(method, path, data, headers)
    response = connection.getresponse()
    response.read()
    connection.close()
    if response.status >= 300:
        raise RuntimeError(f"{method} {path}: {response.status}")
# #endregion control


# #region prepare
def prepare():
    """Simulates a slow warm-up, such as loading a model or filling a cache."""
    return {number: number**2 for number in range(100_000)}
# #endregion prepare


# #region job
def run_job():
    """Runs a job after the response, while a hold keeps the machine awake."""
    control("POST", "/v1/hold", {"ttl": "10m"})
    try:
        time.sleep(0.2)
        print("job done", flush=True)
    finally:
        control("DELETE", "/v1/hold")
# #endregion job


# #region events
def listen():
    while True:
        try:
            connection = Control()
            connection.request("GET", "/v1/events")
            for line in connection.getresponse():
                if line.startswith(b"event: "):
                    on_event(line[7:].decode().strip())
        except OSError:
            pass
        time.sleep(1)


def on_event(event):
    print("event", event, flush=True)
    if event == "woken":
        print("reconnecting to the database", flush=True)
# #endregion events


# #region serve
squares = prepare()


class Handler(BaseHTTPRequestHandler):
    def do_GET(self):
        if self.path == "/healthz":
            return self.answer(200, "ok")
        number = int(self.path[1:]) if self.path[1:].isdigit() else -1
        if number not in squares:
            return self.answer(404, "not found")
        self.answer(200, squares[number])

    def do_POST(self):
        if self.path != "/jobs":
            return self.answer(404, "not found")
        threading.Thread(target=run_job).start()
        self.answer(202, "accepted")

    def answer(self, status, text):
        body = f"{text}\n".encode()
        self.send_response(status)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)


threading.Thread(target=listen, daemon=True).start()
server = ThreadingHTTPServer(("0.0.0.0", int(os.environ.get("PORT", "8080"))), Handler)
control("POST", "/v1/ready")
control("POST", "/v1/flash")
print("ready, flash requested", flush=True)
# #endregion serve


def stop(_signal, _frame):
    threading.Thread(target=server.shutdown).start()


signal.signal(signal.SIGTERM, stop)
server.serve_forever()
sys.exit(0)
