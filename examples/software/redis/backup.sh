#!/bin/sh
# usage: backup.sh FILE    writes all data to an RDB file while Redis runs
set -eu
# #region backup
export REDISCLI_AUTH="$REDIS_PASSWORD"
redis-cli -p "${PORT:-6379}" --rdb "$1.part"
mv "$1.part" "$1"
# #endregion backup
