from django.db import models


class Entry(models.Model):
    name = models.CharField(max_length=40)
    message = models.TextField(max_length=500)
    created = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ["-created", "-id"]

    def __str__(self) -> str:
        return f"{self.name}: {self.message}"
