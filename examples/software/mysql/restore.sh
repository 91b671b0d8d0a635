#!/bin/sh
# usage: restore.sh FILE DATABASE    replaces the tables that the dump contains
set -eu
# #region restore
export MYSQL_PWD="$MYSQL_ROOT_PASSWORD"
mysql --no-defaults --host=127.0.0.1 --port="${PORT:-3306}" --user=root --execute="CREATE DATABASE IF NOT EXISTS \`$2\`"
mysql --no-defaults --host=127.0.0.1 --port="${PORT:-3306}" --user=root "$2" <"$1"
# #endregion restore
