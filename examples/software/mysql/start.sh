#!/bin/sh
# Starts MySQL with its data on the volume. The first start creates the data directory; every start sets the
# root password from the secret.
set -eu

: "${MYSQL_ROOT_PASSWORD:?is not set: run aloft app secret set mysql MYSQL_ROOT_PASSWORD=...}"

# #region init
# A subdirectory, because MySQL would treat lost+found in the volume's root as a database.
data=${DATA_DIR:-/var/lib/mysql}/server
run=${RUN_DIR:-/tmp}
mysqld=${MYSQLD:-mysqld}
if [ ! -d "$data/mysql" ]; then
  rm -rf "$data" # left over from an interrupted first start
  if [ -n "${MYSQL_INSTALL:-}" ]; then
    "$MYSQL_INSTALL" --no-defaults --datadir="$data" --auth-root-authentication-method=normal
  else
    "$mysqld" --no-defaults --initialize-insecure --datadir="$data"
  fi
fi
# #endregion init

# #region start
umask 077
# Root logs in on this machine only.
quoted=$(printf '%s' "$MYSQL_ROOT_PASSWORD" | sed "s/[\\\\']/\\\\&/g")
cat >"$run/password.sql" <<SQL
DROP USER IF EXISTS 'root'@'%', 'root'@'::1';
CREATE USER IF NOT EXISTS 'root'@'127.0.0.1';
GRANT ALL ON *.* TO 'root'@'127.0.0.1' WITH GRANT OPTION;
ALTER USER 'root'@'127.0.0.1' IDENTIFIED BY '$quoted';
ALTER USER 'root'@'localhost' IDENTIFIED BY '$quoted';
SQL
exec "$mysqld" --defaults-file="$PWD/my.cnf" --datadir="$data" --port="${PORT:-3306}" \
  --socket="$run/mysqld.sock" --pid-file="$run/mysqld.pid" --init-file="$run/password.sql"
# #endregion start
