"""A small FastAPI app: a page, a JSON clock, alarms, and a stream of events."""

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from typing import Annotated

from fastapi import FastAPI, Request
from fastapi.responses import HTMLResponse, PlainTextResponse
from fastapi.sse import EventSourceResponse
from fastapi.staticfiles import StaticFiles
from pydantic import BaseModel, Field

log = logging.getLogger("uvicorn.error")


# #region lifespan
async def count_ticks(app: FastAPI) -> None:
    """Counts the seconds that the process runs. Stops on standby and continues after a wake."""
    while True:
        await asyncio.sleep(1)
        app.state.ticks += 1


@contextlib.asynccontextmanager
async def lifespan(app: FastAPI) -> AsyncIterator[None]:
    app.state.started = time.time()
    app.state.ticks = 0
    task = asyncio.create_task(count_ticks(app))
    yield
    task.cancel()
    log.info("background task stopped after %d ticks", app.state.ticks)


# #endregion lifespan

app = FastAPI(title="Clock", lifespan=lifespan, docs_url=None, redoc_url=None)
app.mount("/static", StaticFiles(directory="static"))


# #region routes
class Clock(BaseModel):
    now: datetime
    ticks: int = Field(description="Seconds that the process has run, without standby")
    elapsed: int = Field(description="Seconds since the start, with standby")


class Delay(BaseModel):
    seconds: Annotated[float, Field(gt=0, le=5)]


@app.get("/", response_class=HTMLResponse)
async def home(request: Request) -> str:
    return (
        "<!doctype html><html lang='en'><meta charset='utf-8'><title>Clock</title>"
        "<link rel='stylesheet' href='/static/style.css'>"
        f"<h1>Clock</h1><p>{request.app.state.ticks} seconds running.</p></html>"
    )


@app.get("/clock")
async def clock(request: Request) -> Clock:
    state = request.app.state
    return Clock(now=datetime.now(UTC), ticks=state.ticks, elapsed=int(time.time() - state.started))


@app.post("/delay")
async def wait_for(delay: Delay) -> Delay:
    """Responds after the delay, which FastAPI has validated."""
    await asyncio.sleep(delay.seconds)
    return delay


@app.get("/healthz", response_class=PlainTextResponse)
async def healthz() -> str:
    return "ok\n"


class Event(BaseModel):
    number: int


@app.get("/events", response_class=EventSourceResponse)
async def events() -> AsyncIterator[Event]:
    """Sends three events, a tenth of a second apart."""
    for number in range(1, 4):
        yield Event(number=number)
        await asyncio.sleep(0.1)


# #endregion routes
