#!/bin/sh
# usage: restore.sh FILE    replaces the site while nginx runs
set -eu
# #region restore
data=${DATA_DIR:-/var/lib/site}
rm -rf "$data/restored" "$data/replaced"
mkdir "$data/restored"
tar -xzf "$1" -C "$data/restored"
mv "$data/site" "$data/replaced"
mv "$data/restored/site" "$data/site"
rm -rf "$data/restored" "$data/replaced"
# #endregion restore
