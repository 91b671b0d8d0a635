"""Starts the app on PORT."""

import os

import uvicorn

# #region serve
if __name__ == "__main__":
    uvicorn.run(
        "app:app",
        host="0.0.0.0",
        port=int(os.environ.get("PORT", "8080")),
        proxy_headers=True,
        forwarded_allow_ips="*",
        timeout_graceful_shutdown=8,
    )
# #endregion serve
