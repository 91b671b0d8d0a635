#!/bin/sh
# usage: restore.sh FILE [DATABASE]    replaces the objects that the dump contains, in one transaction
set -eu
# #region restore
export PGPASSWORD="$POSTGRES_PASSWORD" PGHOST=127.0.0.1 PGPORT="${PORT:-5432}" PGUSER=postgres
pg_restore --clean --if-exists --single-transaction --dbname="${2:-postgres}" "$1"
# #endregion restore
