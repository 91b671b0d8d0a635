#!/bin/bash
# usage: restore.sh VOLUME NEW_VOLUME SIZE    creates NEW_VOLUME from the latest backup of VOLUME
set -euo pipefail

volume=${1:?usage: restore.sh VOLUME NEW_VOLUME SIZE}
new=${2:?usage: restore.sh VOLUME NEW_VOLUME SIZE}
size=${3:?usage: restore.sh VOLUME NEW_VOLUME SIZE}

# #region restore
aloft volume create "$new" --size "$size"
restic dump --host aloft --tag "$volume" latest "$volume.tar" |
  aloft volume import "$new" --from -
# #endregion restore
