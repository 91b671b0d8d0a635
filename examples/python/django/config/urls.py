from django.http import HttpRequest, HttpResponse
from django.urls import include, path


# #region healthz
def healthz(request: HttpRequest) -> HttpResponse:
    """Reports that the process is up. Skips the database, so that a slow query can't fail the check."""
    return HttpResponse("ok\n", content_type="text/plain")


urlpatterns = [
    path("healthz", healthz),
    path("", include("guestbook.urls")),
]
# #endregion healthz
