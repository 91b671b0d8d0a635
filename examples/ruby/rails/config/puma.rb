# #region puma
port ENV.fetch("PORT", 8080)
environment ENV.fetch("RAILS_ENV", "development")
threads 1, Integer(ENV.fetch("MAX_THREADS", 5))

# One process per machine. More machines handle more load.
workers 0

# On SIGTERM, Puma finishes open requests and exits with 0 instead of raising the signal again.
raise_exception_on_sigterm false
force_shutdown_after 8
# #endregion puma
