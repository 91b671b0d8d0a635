#!/bin/sh
# usage: restore.sh FILE    adds the definitions in the file that the broker lacks
set -eu
# #region restore
. ./node.sh
"$RABBITMQ_BIN/rabbitmqctl" --quiet import_definitions "$1" >/dev/null
# #endregion restore
