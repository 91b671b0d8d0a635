#!/bin/sh
# usage: backup.sh FILE    exports users, queues, exchanges, and policies, but not messages
set -eu
# #region backup
. ./node.sh
"$RABBITMQ_BIN/rabbitmqctl" --quiet export_definitions "$1.part" >/dev/null
mv "$1.part" "$1"
# #endregion backup
