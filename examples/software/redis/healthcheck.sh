#!/bin/sh
# Exits with 0 once Redis has loaded its data and responds to PING.
set -eu
# #region health
export REDISCLI_AUTH="$REDIS_PASSWORD"
[ "$(redis-cli -p "${PORT:-6379}" ping)" = PONG ]
# #endregion health
