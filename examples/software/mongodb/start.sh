#!/bin/sh
# Starts MongoDB with its data on the volume. The first start creates the root user from the secret.
set -eu

: "${MONGO_ROOT_PASSWORD:?is not set: run aloft app secret set mongodb MONGO_ROOT_PASSWORD=...}"
data=${DATA_DIR:-/data/db}/server
run=${RUN_DIR:-/tmp}
mkdir -p "$data"

# #region init
# Until a user exists, MongoDB lets any local process create one, so create it before opening the port.
if [ ! -e "$data/initialized" ]; then
  mongod --dbpath "$data" --bind_ip 127.0.0.1 --port 27117 --unixSocketPrefix "$run" \
    --fork --logpath "$run/init.log" --pidfilepath "$run/init.pid"
  mongosh --quiet --port 27117 admin --eval \
    'db.createUser({user: "root", pwd: process.env.MONGO_ROOT_PASSWORD, roles: ["root"]})'
  mongod --dbpath "$data" --shutdown
  touch "$data/initialized"
fi
# #endregion init

# #region start
exec mongod --config "$PWD/mongod.conf" --dbpath "$data" --port "${PORT:-27017}" --unixSocketPrefix "$run"
# #endregion start
