from django.http import HttpRequest, HttpResponse
from django.urls import include, path


# #region healthz
def healthz(request: HttpRequest) -> HttpResponse:
    """Says that the process serves. It does not ask the database, so that a slow query fails no check."""
    return HttpResponse("ok\n", content_type="text/plain")


urlpatterns = [
    path("healthz", healthz),
    path("", include("guestbook.urls")),
]
# #endregion healthz
