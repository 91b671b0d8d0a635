#!/bin/sh
# #region start
# Migrates the database on the volume, then replaces the shell with gunicorn, so that SIGTERM reaches it.
set -eu
.venv/bin/python manage.py migrate --noinput
exec .venv/bin/gunicorn config.wsgi
# #endregion start
