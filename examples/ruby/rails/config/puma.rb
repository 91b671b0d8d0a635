# #region puma
port ENV.fetch("PORT", 8080)
environment ENV.fetch("RAILS_ENV", "development")
threads 1, Integer(ENV.fetch("MAX_THREADS", 5))

# One process: more machines serve more load, and one process takes one snapshot.
workers 0

# SIGTERM finishes the open requests. Then puma ends with 0 instead of raising SIGTERM.
raise_exception_on_sigterm false
force_shutdown_after 10
# #endregion puma
