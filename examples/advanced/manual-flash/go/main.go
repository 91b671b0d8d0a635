package main

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log"
	"net"
	"net/http"
	"os"
	"os/signal"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"time"
)

// #region control
var control = &http.Client{Transport: &http.Transport{
	DialContext: func(ctx context.Context, _, _ string) (net.Conn, error) {
		return new(net.Dialer).DialContext(ctx, "unix", env("IGNITIOND_SOCKET", "/run/ignitiond.sock"))
	},
}}

func call(method, path string, body any) error {
	data := new(bytes.Buffer)
	if body != nil {
		if err := json.NewEncoder(data).Encode(body); err != nil {
			return err
		}
	}
	request, err := http.NewRequest(method, "http://ignitiond"+path, data)
	if err != nil {
		return err
	}
	if body != nil {
		request.Header.Set("Content-Type", "application/json")
	}
	response, err := control.Do(request)
	if err != nil {
		return err
	}
	defer response.Body.Close()
	if response.StatusCode >= 300 {
		return fmt.Errorf("%s %s: %s", method, path, response.Status)
	}
	return nil
}

// #endregion control

// #region prepare
// prepare simulates a slow warm-up, such as loading a model or filling a cache.
func prepare() map[int]int {
	squares := make(map[int]int, 100_000)
	for number := range 100_000 {
		squares[number] = number * number
	}
	return squares
}

// #endregion prepare

// #region job
var jobs sync.WaitGroup

// runJob runs a job after the response, while a hold keeps the machine awake.
func runJob() {
	if err := call("POST", "/v1/hold", map[string]string{"ttl": "10m"}); err != nil {
		log.Print("job failed: ", err)
		return
	}
	defer func() {
		if err := call("DELETE", "/v1/hold", nil); err != nil {
			log.Print("release: ", err)
		}
	}()
	time.Sleep(200 * time.Millisecond)
	log.Print("job done")
}

// #endregion job

// #region events
func listen() {
	for {
		if response, err := control.Get("http://ignitiond/v1/events"); err == nil {
			lines := bufio.NewScanner(response.Body)
			for lines.Scan() {
				if event, ok := strings.CutPrefix(lines.Text(), "event: "); ok {
					onEvent(event)
				}
			}
			response.Body.Close()
		}
		time.Sleep(time.Second)
	}
}

func onEvent(event string) {
	log.Print("event ", event)
	if event == "woken" {
		log.Print("reconnecting to the database")
	}
}

// #endregion events

// #region serve
func main() {
	squares := prepare()
	go listen()

	mux := http.NewServeMux()
	mux.HandleFunc("GET /healthz", func(w http.ResponseWriter, _ *http.Request) { fmt.Fprintln(w, "ok") })
	mux.HandleFunc("POST /jobs", func(w http.ResponseWriter, _ *http.Request) {
		jobs.Go(runJob)
		w.WriteHeader(http.StatusAccepted)
		fmt.Fprintln(w, "accepted")
	})
	mux.HandleFunc("GET /{number}", func(w http.ResponseWriter, r *http.Request) {
		number, err := strconv.Atoi(r.PathValue("number"))
		square, ok := squares[number]
		if err != nil || !ok {
			http.NotFound(w, r)
			return
		}
		fmt.Fprintln(w, square)
	})

	listener, err := net.Listen("tcp", ":"+env("PORT", "8080"))
	if err != nil {
		log.Fatal(err)
	}
	if err := errors.Join(call("POST", "/v1/ready", nil), call("POST", "/v1/flash", nil)); err != nil {
		log.Fatal(err)
	}
	log.Print("ready, flash requested")
	serve(&http.Server{Handler: mux}, listener)
}

// #endregion serve

func serve(server *http.Server, listener net.Listener) {
	stop, cancel := signal.NotifyContext(context.Background(), syscall.SIGTERM)
	defer cancel()
	go func() {
		<-stop.Done()
		server.Shutdown(context.Background())
	}()
	if err := server.Serve(listener); !errors.Is(err, http.ErrServerClosed) {
		log.Fatal(err)
	}
	jobs.Wait()
}

func env(name, fallback string) string {
	if value, ok := os.LookupEnv(name); ok {
		return value
	}
	return fallback
}
