#!/bin/sh
# usage: restore.sh FILE    replaces all objects; stop MinIO first
set -eu
# #region restore
data=${DATA_DIR:-/data}
rm -rf "$data/restored"
mkdir "$data/restored"
tar -xzf "$1" -C "$data/restored"
rm -rf "$data/objects"
mv "$data/restored/objects" "$data/objects"
rmdir "$data/restored"
# #endregion restore
