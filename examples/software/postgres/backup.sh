#!/bin/sh
# usage: backup.sh FILE [DATABASE]    writes a consistent dump while the server runs
set -eu
# #region backup
export PGPASSWORD="$POSTGRES_PASSWORD" PGHOST=127.0.0.1 PGPORT="${PORT:-5432}" PGUSER=postgres
pg_dump --format=custom --file="$1.part" "${2:-postgres}"
mv "$1.part" "$1"
# #endregion backup
