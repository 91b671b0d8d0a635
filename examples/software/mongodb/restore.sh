#!/bin/sh
# usage: restore.sh FILE    replaces the collections that the dump contains
set -eu
# #region restore
config=$(mktemp)
trap 'rm -f "$config"' EXIT
printf 'password: "%s"\n' "$MONGO_ROOT_PASSWORD" >"$config"
mongorestore --config="$config" --port="${PORT:-27017}" --username=root --authenticationDatabase=admin --drop --gzip --archive="$1"
# #endregion restore
