#!/bin/sh
# usage: backup.sh FILE DATABASE    writes a consistent dump while the server runs
set -eu
# #region backup
export MYSQL_PWD="$MYSQL_ROOT_PASSWORD"
mysqldump --no-defaults --host=127.0.0.1 --port="${PORT:-3306}" --user=root \
  --single-transaction --routines --triggers --events "$2" >"$1.part"
mv "$1.part" "$1"
# #endregion backup
