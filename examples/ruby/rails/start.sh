#!/bin/sh
# #region start
# Migrates the database on the volume, then replaces the shell with Puma, so that SIGTERM reaches it.
set -eu
bin/rails db:prepare
exec bundle exec puma --config config/puma.rb
# #endregion start
