#!/bin/sh
# Names the node and its directories. The other scripts source it with ". ./node.sh".
set -eu
# #region node
data=${DATA_DIR:-/var/lib/rabbitmq}
export HOME="$data/home" # contains the Erlang cookie that rabbitmqctl shares with the server
export RABBITMQ_NODENAME=rabbit@localhost RABBITMQ_MNESIA_BASE="$data/mnesia" RABBITMQ_LOG_BASE="$data/log"
export RABBITMQ_DIST_PORT="${DIST_PORT:-25672}" ERL_EPMD_PORT="${EPMD_PORT:-4369}" ERL_EPMD_ADDRESS=127.0.0.1
export RABBITMQ_SERVER_ADDITIONAL_ERL_ARGS="-kernel inet_dist_use_interface {127,0,0,1}"
RABBITMQ_BIN=/usr/lib/rabbitmq/bin
# #endregion node
