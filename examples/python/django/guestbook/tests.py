from django.test import TestCase

from .models import Entry


class Guestbook(TestCase):
    def test_keeps_what_is_signed(self) -> None:
        answer = self.client.post("/", {"name": "Ada", "message": "Hello <b>"})
        self.assertRedirects(answer, "/")
        self.assertContains(self.client.get("/"), "Hello &lt;b&gt;")

    def test_refuses_an_empty_message(self) -> None:
        answer = self.client.post("/", {"name": "Ada", "message": ""})
        self.assertEqual(answer.status_code, 422)
        self.assertEqual(Entry.objects.count(), 0)
