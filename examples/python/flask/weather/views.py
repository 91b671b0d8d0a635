from flask import Blueprint, Response, jsonify, render_template, request
from werkzeug.exceptions import BadRequest

blueprint = Blueprint("weather", __name__)


# #region convert
def read_celsius() -> float:
    """Returns the temperature from the query. Raises BadRequest if it isn't a number."""
    try:
        return float(request.args.get("celsius", "20"))
    except ValueError:
        raise BadRequest("celsius must be a number") from None


def convert(celsius: float) -> float:
    return round(celsius * 9 / 5 + 32, 1)


# #endregion convert


# #region routes
@blueprint.get("/")
def home() -> str:
    celsius = read_celsius()
    return render_template("home.html", celsius=celsius, fahrenheit=convert(celsius))


@blueprint.get("/api/fahrenheit")
def fahrenheit() -> Response:
    celsius = read_celsius()
    return jsonify(celsius=celsius, fahrenheit=convert(celsius))


@blueprint.get("/healthz")
def healthz() -> tuple[str, dict[str, str]]:
    return "ok\n", {"Content-Type": "text/plain"}


# #endregion routes
