"""gunicorn settings, read from the working directory."""

import os

# #region gunicorn
bind = f"0.0.0.0:{os.environ.get('PORT', '8080')}"
workers = int(os.environ.get("WEB_CONCURRENCY", "1"))
threads = 8
preload_app = True
graceful_timeout = 8
accesslog = "-"
worker_tmp_dir = "/dev/shm"
control_socket_disable = True
# #endregion gunicorn
