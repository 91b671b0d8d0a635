#!/bin/sh
# usage: restore.sh FILE    replaces all data; stop Redis first
set -eu
# #region restore
data=${DATA_DIR:-/var/lib/redis}
socket=$data/restore.sock
cli() { redis-cli -s "$socket" "$@"; }

if redis-cli -p "${PORT:-6379}" ping >/dev/null 2>&1; then # also true if the server requires a password
  echo "restore.sh: Redis is running: suspend the app first" >&2
  exit 1
fi
rm -rf "$data/appendonlydir"
cp "$1" "$data/dump.rdb"

# With appendonly on, Redis ignores dump.rdb. Load it with the log turned off, then let Redis write a new log.
redis-server --port 0 --unixsocket "$socket" --dir "$data" --appendonly no --save '' --daemonize yes >/dev/null
until [ "$(cli ping 2>/dev/null)" = PONG ]; do sleep 0.1; done
cli config set appendonly yes >/dev/null
until cli info persistence | grep -q '^aof_rewrite_in_progress:0' && cli info persistence | grep -q '^aof_rewrite_scheduled:0'; do sleep 0.1; done
cli shutdown nosave
# #endregion restore
