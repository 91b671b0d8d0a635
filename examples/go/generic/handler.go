package main

import (
	"embed"
	"html/template"
	"log/slog"
	"net/http"
	"sync/atomic"
	"time"
)

// #region embed

//go:embed static
var static embed.FS

//go:embed page.html
var pageSource string

var page = template.Must(template.New("page").Parse(pageSource))

// #endregion embed

// #region routes

func newHandler() http.Handler {
	var greeted atomic.Int64
	mux := http.NewServeMux()

	mux.HandleFunc("GET /{$}", func(w http.ResponseWriter, r *http.Request) {
		greet(w, "world", greeted.Add(1))
	})
	mux.HandleFunc("GET /hello/{name}", func(w http.ResponseWriter, r *http.Request) {
		greet(w, r.PathValue("name"), greeted.Add(1))
	})
	mux.HandleFunc("GET /healthz", func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "text/plain; charset=utf-8")
		w.Write([]byte("ok\n"))
	})
	mux.Handle("GET /static/", http.FileServerFS(static))
	return mux
}

// #endregion routes

func greet(w http.ResponseWriter, name string, count int64) {
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	data := struct {
		Name  string
		Count int64
	}{name, count}
	if err := page.Execute(w, data); err != nil {
		slog.Error("cannot render", "error", err)
	}
}

// #region log

func logRequests(log *slog.Logger, next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		start := time.Now()
		next.ServeHTTP(w, r)
		log.Info("request", "method", r.Method, "path", r.URL.Path, "ms", time.Since(start).Milliseconds())
	})
}

// #endregion log
