#!/bin/sh
# Ends with 0 when PostgreSQL accepts connections; during recovery it does not.
set -eu
# #region health
exec pg_isready --quiet --host=127.0.0.1 --port="${PORT:-5432}"
# #endregion health
