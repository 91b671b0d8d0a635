from django.test import TestCase

from .models import Entry


class Guestbook(TestCase):
    def test_saves_an_entry(self) -> None:
        response = self.client.post("/", {"name": "Ada", "message": "Hello <b>"})
        self.assertRedirects(response, "/")
        self.assertContains(self.client.get("/"), "Hello &lt;b&gt;")

    def test_rejects_an_empty_message(self) -> None:
        response = self.client.post("/", {"name": "Ada", "message": ""})
        self.assertEqual(response.status_code, 422)
        self.assertEqual(Entry.objects.count(), 0)
