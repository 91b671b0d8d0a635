#!/bin/sh
# #region start
# Inserts the hostnames and ports of both apps, then replaces the shell with nginx, so that signals reach it.
set -eu
run=$(mktemp -d)
sed -e "s|@PORT@|${PORT:-8080}|" -e "s|@RUN@|$run|" -e "s|@SHOP@|$SHOP|" -e "s|@SHOP_ROOT@|$SHOP_ROOT|" \
  -e "s|@ADMIN@|$ADMIN|" nginx.conf >"$run/nginx.conf"
exec nginx -c "$run/nginx.conf" -e stderr
# #endregion start
