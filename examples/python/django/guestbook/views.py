from django.forms import ModelForm
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods, require_safe

from .models import Entry


# #region views
class EntryForm(ModelForm):
    class Meta:
        model = Entry
        fields = ["name", "message"]


@require_http_methods(["GET", "HEAD", "POST"])
def home(request: HttpRequest) -> HttpResponse:
    form = EntryForm(request.POST or None)
    if request.method == "POST" and form.is_valid():
        form.save()
        return redirect("home")
    status = 422 if request.method == "POST" else 200
    return render(request, "guestbook/home.html", {"form": form, "entries": Entry.objects.all()[:50]}, status=status)


@require_safe
def count(request: HttpRequest) -> JsonResponse:
    return JsonResponse({"entries": Entry.objects.count()})


# #endregion views
