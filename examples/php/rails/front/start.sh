#!/bin/sh
# #region start
# Fills in the addresses of the two apps, then becomes nginx, so that signals reach it.
set -eu
run=$(mktemp -d)
sed -e "s|@PORT@|${PORT:-8080}|" -e "s|@RUN@|$run|" -e "s|@SHOP@|$SHOP|" -e "s|@SHOP_ROOT@|$SHOP_ROOT|" \
  -e "s|@ADMIN@|$ADMIN|" nginx.conf >"$run/nginx.conf"
exec nginx -c "$run/nginx.conf" -e stderr
# #endregion start
