#!/bin/sh
# Ends with 0 when Redis answers; while it still loads its data it does not.
set -eu
# #region health
export REDISCLI_AUTH="$REDIS_PASSWORD"
[ "$(redis-cli -p "${PORT:-6379}" ping)" = PONG ]
# #endregion health
