package hello;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.context.SpringBootTest.WebEnvironment;
import org.springframework.boot.test.context.TestConfiguration;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

@SpringBootTest(webEnvironment = WebEnvironment.RANDOM_PORT)
class RequestThreadTest {
    @TestConfiguration
    @RestController
    static class ThreadController {
        @GetMapping("/thread")
        boolean isVirtual() {
            return Thread.currentThread().isVirtual();
        }
    }

    @Value("${local.server.port}")
    int port;

    @Test
    void handlesRequestsInVirtualThreads() throws Exception {
        var request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/thread")).build();
        var response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());
        assertEquals("true", response.body());
    }
}
