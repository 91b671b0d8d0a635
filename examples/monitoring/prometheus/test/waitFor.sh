#!/bin/sh
# usage: waitFor.sh QUERY TEXT    waits up to a minute until the response to a query contains the text
set -eu
for _ in $(seq 120); do
  response=$(curl -sS --get --data-urlencode "query=$1" "http://127.0.0.1:$PORT/api/v1/query")
  case "$response" in *"$2"*) echo "$2"; exit 0 ;; esac
  sleep 0.5
done
echo "$response" >&2
exit 1
