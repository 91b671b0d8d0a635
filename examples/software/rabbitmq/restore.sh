#!/bin/sh
# usage: restore.sh FILE    imports users, queues, exchanges, and policies
set -eu
# #region restore
. ./node.sh
"$RABBITMQ_BIN/rabbitmqctl" --quiet import_definitions "$1" >/dev/null
# #endregion restore
