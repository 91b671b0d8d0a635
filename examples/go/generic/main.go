// Command server is a small web server with greetings, a counter, and an embedded style sheet.
package main

import (
	"context"
	"errors"
	"log/slog"
	"net/http"
	"os"
	"os/signal"
	"syscall"
	"time"
)

// #region main

func main() {
	log := slog.New(slog.NewJSONHandler(os.Stdout, nil))
	port := os.Getenv("PORT")
	if port == "" {
		port = "8080"
	}

	server := &http.Server{
		Addr:              ":" + port,
		Handler:           logRequests(log, newHandler()),
		ReadHeaderTimeout: 5 * time.Second,
	}

	ctx, stop := signal.NotifyContext(context.Background(), syscall.SIGTERM, os.Interrupt)
	defer stop()

	failed := make(chan error, 1)
	go func() { failed <- server.ListenAndServe() }()
	log.Info("listening", "port", port)

	select {
	case err := <-failed:
		log.Error("cannot serve", "error", err)
		os.Exit(1)
	case <-ctx.Done():
	}
	shutDown(log, server)
}

// #endregion main

// #region shutdown

// shutDown stops accepting connections and waits for requests in flight.
func shutDown(log *slog.Logger, server *http.Server) {
	ctx, cancel := context.WithTimeout(context.Background(), 8*time.Second)
	defer cancel()
	if err := server.Shutdown(ctx); errors.Is(err, context.DeadlineExceeded) {
		log.Warn("aborted requests after 8 s")
		return
	}
	log.Info("stopped")
}

// #endregion shutdown
