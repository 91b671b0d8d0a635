#!/bin/sh
# Starts Redis with its data on the volume and the password from the secret.
set -eu

# #region start
: "${REDIS_PASSWORD:?is not set: run aloft app secret set redis REDIS_PASSWORD=...}"
data=${DATA_DIR:-/var/lib/redis}

umask 077
conf=$data/server.conf # contains the password, which ps would show on the command line
{
  cat redis.conf
  printf 'requirepass "%s"\n' "$REDIS_PASSWORD"
  printf 'port %s\n' "${PORT:-6379}"
  printf 'dir "%s"\n' "$data"
} >"$conf"
exec redis-server "$conf"
# #endregion start
