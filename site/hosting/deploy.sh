#!/bin/sh
# deploy.sh SITE [BUILD [NGINX]]: publishes a build on this machine without a failed request.
#
# SITE     directory of the deployments: nginx serves SITE/current and includes SITE/nginx/*.conf
# BUILD    the built site, default build
# NGINX    nginx files that `npm run build` wrote, default .cache/nginx
#
# The site's base path is read from NGINX: a build for /docs-site/ is published to SITE/current/docs-site.
#
# $RELOAD is the command that reloads nginx, default `nginx -s reload`. It runs only if the security headers or the base
# path changed. Requires GNU coreutils, find, xargs and grep. To roll back, point the link to an earlier deployment:
# `ln -s releases/ID SITE/next && mv -T SITE/next SITE/current`.
set -eu
site=$1
build=${2:-build}
config=${3:-.cache/nginx}
id=$(date -u +%Y%m%dT%H%M%S.%N)
release=$site/releases/$id

base=$(grep -m1 -oP '(?<=^set \$aloft_base )[^;]+' "$config/base-path.conf")
previous=$(readlink "$site/current" || true)
find_hashed() {
  find . -type f \( -path '*/assets/*' -o -path '*/search-index/*' \) "$@"
}

mkdir -p "$release$base" "$site/files" "$site/nginx"
if [ -n "$previous" ]; then
  # Open tabs and responses in transit still need the hashed files of earlier deployments. A file's 30 days begin when
  # it's replaced, so those of the previous build are dated now.
  files=$(realpath "$site/files/${previous##*/}")
  target=$(realpath "$release")
  (
    cd "$site/$previous"
    xargs -r -a "$files" -d '\n' touch -c
    find_hashed ! -mtime +30 -exec cp -l --parents -t "$target" {} +
  )
fi
cp -R --remove-destination "$build/." "$release$base"
(cd "$build" && find_hashed -printf "${base#/}%P\n") >"$site/files/$id"
cp "$config/security-headers.conf" "$site/nginx/$id"

# Until the next deployment, the policy allows the inline scripts of the previous one too: nginx may respond with either.
headers=$site/nginx/$id
if [ -n "$previous" ] && ! cmp -s "$headers" "$site/nginx/${previous##*/}"; then
  old=$(grep -o "'sha256-[^']*'" "$site/nginx/${previous##*/}" | sort -u | tr '\n' ' ')
  sed "s|script-src 'self'|script-src 'self' $old|; s|style-src 'self'|style-src 'self' $old|" "$headers" >"$site/nginx/next"
else
  cp "$headers" "$site/nginx/next"
fi
reload=
update() {
  cmp -s "$1" "$site/nginx/$2" || reload=1
  mv "$1" "$site/nginx/$2"
}
update "$site/nginx/next" security-headers.conf
cp "$config/base-path.conf" "$site/nginx/next"
update "$site/nginx/next" base-path.conf
if [ -n "$reload" ] && [ -n "$previous" ]; then
  ${RELOAD:-nginx -s reload}
  # nginx starts new workers before it stops the old ones.
  sleep 1
fi

# Renaming replaces the link atomically.
ln -s "releases/$id" "$site/next"
mv -T "$site/next" "$site/current"
echo "$site/current is $id."

# Keep the last three for a rollback.
ls "$site/releases" | sort -r | tail -n +4 | while read -r old; do
  rm -rf "$site/releases/$old" "$site/files/$old" "$site/nginx/$old"
done
