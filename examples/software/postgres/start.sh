#!/bin/sh
# Starts PostgreSQL with its cluster on the volume. The first start creates the cluster.
set -eu

: "${POSTGRES_PASSWORD:?is not set: run aloft app secret set postgres POSTGRES_PASSWORD=...}"

# #region init
# A subdirectory, because initdb refuses the volume's root, which contains lost+found.
PGDATA=${DATA_DIR:-/var/lib/postgresql/data}/cluster
export PGDATA
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  rm -rf "$PGDATA" # left over from an interrupted first start
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
