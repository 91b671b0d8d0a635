#!/bin/sh
# Exits with 0 when MySQL runs a query.
set -eu
# #region health
export MYSQL_PWD="$MYSQL_ROOT_PASSWORD"
exec mysql --no-defaults --host=127.0.0.1 --port="${PORT:-3306}" --user=root --execute='SELECT 1' >/dev/null
# #endregion health
