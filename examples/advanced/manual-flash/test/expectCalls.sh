#!/bin/sh
# Waits until the app has made the expected calls, in this order, and then deletes the record.
set -eu
expected='POST /v1/ready
POST /v1/flash
POST /v1/hold {"ttl":"10m"}
DELETE /v1/hold'
tries=0
until [ "$(sed 's/: "/:"/' calls.log)" = "$expected" ]; do
  tries=$((tries + 1))
  if [ "$tries" -gt 50 ]; then
    echo "calls were:"
    cat calls.log
    exit 1
  fi
  sleep 0.1
done
rm calls.log
echo "calls in order"
