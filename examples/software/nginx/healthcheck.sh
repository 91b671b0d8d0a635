#!/bin/sh
# Exits with 0 when nginx responds. The manifest requests the same path over HTTP.
set -eu
exec curl --fail --silent --show-error --output /dev/null "http://127.0.0.1:${PORT:-8080}/healthz"
