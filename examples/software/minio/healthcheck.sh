#!/bin/sh
# Exits with 0 when MinIO responds. The manifest requests the same path over HTTP.
set -eu
exec curl --fail --silent --output /dev/null "http://127.0.0.1:${PORT:-9000}/minio/health/live"
