#!/bin/sh
# Ends with 0 when MinIO serves. The manifest asks the same path over HTTP.
set -eu
exec curl --fail --silent --output /dev/null "http://127.0.0.1:${PORT:-9000}/minio/health/live"
