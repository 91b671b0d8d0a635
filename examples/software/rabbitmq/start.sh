#!/bin/sh
# Starts RabbitMQ with its queues on the volume and the user's password from the secret.
set -eu

# #region start
: "${RABBITMQ_DEFAULT_PASS:?is not set: run aloft app secret set rabbitmq RABBITMQ_DEFAULT_PASS=...}"
export RABBITMQ_DEFAULT_USER="${RABBITMQ_DEFAULT_USER:-app}" RABBITMQ_DEFAULT_PASS

# The data directory is named after the node, so the node's name must not depend on the machine.
. ./node.sh
mkdir -p "$HOME" "$RABBITMQ_MNESIA_BASE"
conf=$HOME/rabbitmq.conf
sed -e "s|^listeners.tcp.default = .*|listeners.tcp.default = ${PORT:-5672}|" \
  -e "s|^management.tcp.port = .*|management.tcp.port = ${MANAGEMENT_PORT:-15672}|" rabbitmq.conf >"$conf"
export RABBITMQ_CONFIG_FILE="$conf" RABBITMQ_ENABLED_PLUGINS_FILE="$PWD/enabled_plugins"
exec "$RABBITMQ_BIN/rabbitmq-server"
# #endregion start
