#!/bin/sh
# Exits with 0 when MongoDB responds. "hello" works without a password.
set -eu
# #region health
exec mongosh --quiet --port "${PORT:-27017}" --eval 'db.hello().isWritablePrimary || quit(1)' >/dev/null
# #endregion health
