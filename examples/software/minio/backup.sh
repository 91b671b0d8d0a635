#!/bin/sh
# usage: backup.sh FILE    archives all objects; MinIO renames finished objects into place, so none is partial
set -eu
# #region backup
tar -czf "$1.part" -C "${DATA_DIR:-/data}" --exclude=objects/.minio.sys/tmp objects
mv "$1.part" "$1"
# #endregion backup
