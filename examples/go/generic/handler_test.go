package main

import (
	"net/http/httptest"
	"strings"
	"testing"
)

func TestRoutes(t *testing.T) {
	for _, c := range []struct {
		method, path string
		status       int
		body         string
	}{
		{"GET", "/", 200, "Hello, world"},
		{"GET", "/hello/Ada%3Cb%3E", 200, "Hello, Ada&lt;b&gt;"},
		{"GET", "/static/style.css", 200, "color-scheme"},
		{"GET", "/nowhere", 404, "not found"},
		{"POST", "/healthz", 405, "Method Not Allowed"},
	} {
		answer := httptest.NewRecorder()
		newHandler().ServeHTTP(answer, httptest.NewRequest(c.method, c.path, nil))
		if answer.Code != c.status || !strings.Contains(answer.Body.String(), c.body) {
			t.Errorf("%s %s: %d %q, want %d with %q", c.method, c.path, answer.Code, answer.Body, c.status, c.body)
		}
	}
}
