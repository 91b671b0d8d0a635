import unittest

from weather import create_app


class Views(unittest.TestCase):
    def setUp(self) -> None:
        self.client = create_app().test_client()

    def test_converts(self) -> None:
        response = self.client.get("/api/fahrenheit?celsius=100")
        self.assertEqual(response.json, {"celsius": 100.0, "fahrenheit": 212.0})

    def test_rejects_non_numeric_input(self) -> None:
        self.assertEqual(self.client.get("/?celsius=warm").status_code, 400)

    def test_escapes(self) -> None:
        self.assertNotIn(b"<script>", self.client.get("/?celsius=<script>").data)


if __name__ == "__main__":
    unittest.main()
