#!/bin/sh
# Exits with 0 when the broker runs and its AMQP listener accepts connections.
set -eu
# #region health
. ./node.sh
"$RABBITMQ_BIN/rabbitmq-diagnostics" --quiet check_port_connectivity >/dev/null
# #endregion health
