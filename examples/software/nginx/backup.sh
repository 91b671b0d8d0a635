#!/bin/sh
# usage: backup.sh FILE    packs the site; uploads are renamed into place, so no file is caught half written
set -eu
# #region backup
tar -czf "$1.part" -C "${DATA_DIR:-/var/lib/site}" site
mv "$1.part" "$1"
# #endregion backup
