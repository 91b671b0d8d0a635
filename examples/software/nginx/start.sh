#!/bin/sh
# Starts nginx with its site on the volume and the upload password from the secret.
set -eu

# #region start
: "${UPLOAD_PASSWORD:?is not set: run aloft app secret set site UPLOAD_PASSWORD=...}"
data=${DATA_DIR:-/var/lib/site}
run=${RUN_DIR:-/tmp/nginx}
mkdir -p "$data/site" "$data/incoming" "$run"
[ -e "$data/site/index.html" ] || cp index.html "$data/site/"

(umask 077 && printf 'upload:{PLAIN}%s\n' "$UPLOAD_PASSWORD" >"$run/users")
sed -e "s|@PORT@|${PORT:-8080}|; s|@DATA@|$data|; s|@RUN@|$run|; s|@UPSTREAM@|${UPSTREAM:-shop-api.acme.internal:8080}|" nginx.conf >"$run/nginx.conf"
exec nginx -c "$run/nginx.conf" -e stderr
# #endregion start
