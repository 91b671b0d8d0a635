#!/bin/bash
# #region start
# Migrates, then runs php-fpm and nginx. If one exits, the script stops the other and exits too.
set -euo pipefail

RUN=$(mktemp -d)
export RUN
sed -e "s|@PORT@|${PORT:-8080}|" -e "s|@RUN@|$RUN|" -e "s|@APP@|$PWD|" nginx.conf >"$RUN/nginx.conf"

php bin/migrate.php
php-fpm8.4 --fpm-config php-fpm.conf &
fpm=$!
nginx -c "$RUN/nginx.conf" -e stderr &
web=$!

stopping=no
stop() {
  stopping=yes
  kill -QUIT "$web" "$fpm" 2>/dev/null || true
}
trap stop TERM INT

wait -n "$fpm" "$web" || true
if [[ $stopping == no ]]; then
  echo 'php-fpm or nginx exited, stopping the other'
  kill "$fpm" "$web" 2>/dev/null || true
  exit 1
fi
wait "$web" "$fpm"
rm -rf "$RUN"
echo stopped
# #endregion start
