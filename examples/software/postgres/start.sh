#!/bin/sh
# Starts PostgreSQL with its cluster on the volume; the first start makes the cluster.
set -eu

: "${POSTGRES_PASSWORD:?is not set: run aloft app secret set postgres POSTGRES_PASSWORD=...}"

# #region init
# A folder of its own: initdb refuses the volume's root, which holds lost+found.
PGDATA=${DATA_DIR:-/var/lib/postgresql/data}/cluster
export PGDATA
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  rm -rf "$PGDATA" # what an interrupted first start left
  umask 077
  secret=$(mktemp)
  printf '%s\n' "$POSTGRES_PASSWORD" >"$secret"
  initdb --username=postgres --pwfile="$secret" --auth=scram-sha-256 --encoding=UTF8 --locale=C.UTF-8 --data-checksums
  rm -f "$secret"
fi
# #endregion init

# #region start
exec postgres -c config_file="$PWD/postgresql.conf" -c hba_file="$PWD/pg_hba.conf" \
  -c port="${PORT:-5432}" -c unix_socket_directories="${SOCKET_DIR:-/tmp}"
# #endregion start
