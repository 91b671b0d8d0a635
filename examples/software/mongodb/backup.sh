#!/bin/sh
# usage: backup.sh FILE    writes a dump of all databases while the server runs
set -eu
# #region backup
config=$(mktemp) # contains the password, which ps would show on the command line
trap 'rm -f "$config"' EXIT
printf 'password: "%s"\n' "$MONGO_ROOT_PASSWORD" >"$config"
mongodump --config="$config" --port="${PORT:-27017}" --username=root --authenticationDatabase=admin --gzip --archive="$1.part"
mv "$1.part" "$1"
# #endregion backup
