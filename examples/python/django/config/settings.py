"""Settings for development and production. The environment provides what differs."""

import os
from pathlib import Path

BASE_DIR = Path(__file__).resolve().parent.parent

# #region environment
DEBUG = os.environ.get("DJANGO_DEBUG") == "1"
# Set it with: aloft app secret set guestbook DJANGO_SECRET_KEY=…
SECRET_KEY = os.environ["DJANGO_SECRET_KEY"]
# The health check sends "Host: localhost".
ALLOWED_HOSTS = os.environ.get("DJANGO_ALLOWED_HOSTS", ".apps.aloft.example,localhost,127.0.0.1").split(",")
SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https")
SESSION_COOKIE_SECURE = CSRF_COOKIE_SECURE = not DEBUG
# #endregion environment

INSTALLED_APPS = [
    "django.contrib.staticfiles",
    "guestbook",
]

# #region middleware
MIDDLEWARE = [
    "django.middleware.security.SecurityMiddleware",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
]
# #endregion middleware

ROOT_URLCONF = "config.urls"
WSGI_APPLICATION = "config.wsgi.application"
TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "APP_DIRS": True,
        "OPTIONS": {"context_processors": ["django.template.context_processors.request"]},
    },
]

# #region database
DATABASES = {
    "default": {
        "ENGINE": "django.db.backends.sqlite3",
        "NAME": Path(os.environ.get("DATA_DIR", BASE_DIR)) / "guestbook.sqlite3",
        "OPTIONS": {
            "transaction_mode": "IMMEDIATE",
            "init_command": "PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL;",
            "timeout": 10,
        },
    },
}
# The default since Django 6.0.
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"
# #endregion database

# #region static
STATIC_URL = "/static/"
STATIC_ROOT = BASE_DIR / "staticfiles"
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {"BACKEND": "whitenoise.storage.CompressedManifestStaticFilesStorage"},
}
# #endregion static

USE_TZ = True
TIME_ZONE = "UTC"

# #region logging
LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "handlers": {"stdout": {"class": "logging.StreamHandler", "stream": "ext://sys.stdout"}},
    "root": {"handlers": ["stdout"], "level": "INFO"},
}
# #endregion logging
