#!/bin/bash
# usage: backup.sh VOLUME    stores a consistent copy of the volume in the restic repository
set -euo pipefail

volume=${1:?usage: backup.sh VOLUME}

# #region backup
copy=$volume-$(date +%Y%m%d%H%M%S)

cleanup() {
  aloft machine delete "$copy" --force --yes || true
  aloft volume delete "$copy" --yes || true
  aloft volume snapshot delete "$volume" "$copy" --yes || true
}
trap cleanup EXIT

# The app keeps running, because a separate machine reads a copy of the volume.
aloft volume snapshot create "$volume" "$copy"
aloft volume restore "$volume" --snapshot "$copy" --to "$copy" --yes
aloft machine create "$copy" --image debian:13 --command "sleep infinity" --volume "$copy" --mount /data

aloft machine exec "$copy" -- tar --create --directory /data . |
  restic backup --stdin --stdin-filename "$volume.tar" --host aloft --tag "$volume"

# Read the whole archive back, because restic cannot know whether tar was interrupted.
restic dump --host aloft --tag "$volume" latest "$volume.tar" | tar --list >/dev/null

restic forget --host aloft --tag "$volume" --keep-daily 7 --keep-weekly 4 --prune
# #endregion backup
