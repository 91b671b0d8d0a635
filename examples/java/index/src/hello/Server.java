package hello;

import com.sun.net.httpserver.Filter;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/** A small web server based on the JDK's HTTP server. */
public final class Server {
    private Server() {}

    // #region main
    public static void main(String[] args) throws IOException {
        var port = Integer.parseInt(System.getenv().getOrDefault("PORT", "8080"));
        var workers = Executors.newVirtualThreadPerTaskExecutor();
        var server = HttpServer.create(new InetSocketAddress(port), 0);
        server.setExecutor(workers);

        var log = Filter.afterHandler("log", Server::log);
        new Routes().register(server).forEach(context -> context.getFilters().add(log));

        Runtime.getRuntime().addShutdownHook(new Thread(() -> shutDown(server, workers)));
        server.start();
        System.out.println("listening on port " + port);
    }
    // #endregion main

    // #region shutdown
    /** Runs on SIGTERM: rejects new requests and waits up to eight seconds for open ones. */
    private static void shutDown(HttpServer server, ExecutorService workers) {
        workers.shutdown();
        try {
            if (!workers.awaitTermination(8, TimeUnit.SECONDS)) {
                System.out.println("requests cut off after 8 s");
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
        server.stop(0);
        System.out.println("stopped");
    }
    // #endregion shutdown

    private static void log(HttpExchange exchange) {
        System.out.printf("%s %s %d%n", exchange.getRequestMethod(), exchange.getRequestURI(), exchange.getResponseCode());
    }
}
