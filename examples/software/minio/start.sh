#!/bin/sh
# Starts MinIO with its objects on the volume and the root password from the secret.
set -eu

# #region start
: "${MINIO_ROOT_PASSWORD:?is not set: run aloft app secret set minio MINIO_ROOT_PASSWORD=...}"
export MINIO_ROOT_USER="${MINIO_ROOT_USER:-root-user}" MINIO_ROOT_PASSWORD
export MINIO_CONFIG_ENV_FILE="$PWD/minio.env"

# A subdirectory, because lost+found in the volume's root would be listed as a bucket.
data=${DATA_DIR:-/data}/objects
mkdir -p "$data"
exec minio server "$data" --address ":${PORT:-9000}" --console-address ":${CONSOLE_PORT:-9001}"
# #endregion start
