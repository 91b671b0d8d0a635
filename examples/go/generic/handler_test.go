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
		response := httptest.NewRecorder()
		newHandler().ServeHTTP(response, httptest.NewRequest(c.method, c.path, nil))
		if response.Code != c.status || !strings.Contains(response.Body.String(), c.body) {
			t.Errorf("%s %s: %d %q, want %d with %q", c.method, c.path, response.Code, response.Body, c.status, c.body)
		}
	}
}
