"""Converts temperatures, as a form and as a JSON API."""

from flask import Flask
from werkzeug.middleware.proxy_fix import ProxyFix


# #region factory
def create_app() -> Flask:
    app = Flask(__name__)
    # One proxy, the edge proxy, is in front of the app.
    app.wsgi_app = ProxyFix(app.wsgi_app, x_for=1, x_proto=1, x_host=1)

    from . import views

    app.register_blueprint(views.blueprint)
    return app


# #endregion factory
