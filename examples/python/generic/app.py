"""A small ASGI app: a page, a JSON clock and a stream of events."""

import asyncio
import contextlib
import json
import logging
from collections.abc import AsyncIterator
from datetime import UTC, datetime

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, PlainTextResponse, StreamingResponse
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles

log = logging.getLogger("uvicorn.error")


# #region lifespan
async def count_ticks(app: Starlette) -> None:
    """Counts the seconds that the process runs. Stops on standby and continues after a wake."""
    while True:
        await asyncio.sleep(1)
        app.state.ticks += 1


@contextlib.asynccontextmanager
async def lifespan(app: Starlette) -> AsyncIterator[None]:
    app.state.ticks = 0
    task = asyncio.create_task(count_ticks(app))
    yield
    task.cancel()
    log.info("background task stopped after %d ticks", app.state.ticks)


# #endregion lifespan


# #region routes
async def home(request: Request) -> HTMLResponse:
    return HTMLResponse(
        "<!doctype html><html lang='en'><meta charset='utf-8'><title>Clock</title>"
        "<link rel='stylesheet' href='/static/style.css'>"
        f"<h1>Clock</h1><p>{request.app.state.ticks} seconds running.</p></html>"
    )


async def clock(request: Request) -> JSONResponse:
    return JSONResponse({"now": datetime.now(UTC).isoformat(), "ticks": request.app.state.ticks})


async def healthz(request: Request) -> PlainTextResponse:
    return PlainTextResponse("ok\n")


async def events(request: Request) -> StreamingResponse:
    """Sends three events, a tenth of a second apart."""

    async def lines() -> AsyncIterator[str]:
        for number in range(1, 4):
            yield f"data: {json.dumps({'number': number})}\n\n"
            await asyncio.sleep(0.1)

    return StreamingResponse(lines(), media_type="text/event-stream")


app = Starlette(
    routes=[
        Route("/", home),
        Route("/clock", clock),
        Route("/healthz", healthz),
        Route("/events", events),
        Mount("/static", StaticFiles(directory="static")),
    ],
    lifespan=lifespan,
)
# #endregion routes
