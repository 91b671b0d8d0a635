package hello;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpContext;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;

/** The HTTP routes. */
final class Routes {
    private final AtomicLong visits = new AtomicLong();

    // #region routes
    List<HttpContext> register(HttpServer server) {
        return List.of(
                server.createContext("/", only("/", this::home)),
                server.createContext("/healthz", only("/healthz", exchange -> send(exchange, 200, "text/plain", "ok\n"))),
                server.createContext("/shout/", this::shout));
    }

    private void home(HttpExchange exchange) throws IOException {
        send(exchange, 200, "text/html", """
                <!doctype html>
                <html lang="en">
                <meta charset="utf-8">
                <title>Visits</title>
                <h1>Visit number %d</h1>
                <p>Try <a href="/shout/hello">/shout/hello</a>.</p>
                </html>
                """.formatted(visits.incrementAndGet()));
    }

    private void shout(HttpExchange exchange) throws IOException {
        var word = exchange.getRequestURI().getRawPath().substring("/shout/".length());
        send(exchange, 200, "text/plain", URLDecoder.decode(word, StandardCharsets.UTF_8).toUpperCase() + "!\n");
    }
    // #endregion routes

    // #region only
    /** Restricts a context, which matches all paths below its own, to one exact path. */
    private static HttpHandler only(String path, HttpHandler handler) {
        return exchange -> {
            if (exchange.getRequestURI().getPath().equals(path)) {
                handler.handle(exchange);
            } else {
                send(exchange, 404, "text/plain", "not found\n");
            }
        };
    }
    // #endregion only

    private static void send(HttpExchange exchange, int status, String type, String body) throws IOException {
        var bytes = body.getBytes(StandardCharsets.UTF_8);
        Headers headers = exchange.getResponseHeaders();
        headers.set("Content-Type", type + "; charset=utf-8");
        var isHead = exchange.getRequestMethod().equals("HEAD");
        exchange.sendResponseHeaders(status, isHead ? -1 : bytes.length);
        try (var out = exchange.getResponseBody()) {
            if (!isHead) {
                out.write(bytes);
            }
        }
    }
}
