#!/bin/sh
# usage: backup.sh FILE    archives the site; uploads are renamed into place, so the archive has no partial files
set -eu
# #region backup
tar -czf "$1.part" -C "${DATA_DIR:-/var/lib/site}" site
mv "$1.part" "$1"
# #endregion backup
