Rails.application.configure do
  config.enable_reloading = false
  config.eager_load = true
  config.consider_all_requests_local = false

  # The front proxy forwards X-Forwarded-Proto. The health check doesn't send it.
  config.force_ssl = true
  config.ssl_options = { redirect: { exclude: ->(request) { request.path == "/admin/healthz" } } }

  config.logger = ActiveSupport::TaggedLogging.new(ActiveSupport::Logger.new($stdout))
  config.log_tags = [:request_id]
  config.log_level = :info
  $stdout.sync = true

  config.active_record.dump_schema_after_migration = false
end
