#!/bin/sh
# Exits with 0 when PostgreSQL accepts connections, which it doesn't do during recovery.
set -eu
# #region health
exec pg_isready --quiet --host=127.0.0.1 --port="${PORT:-5432}"
# #endregion health
