package hello;

import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import java.net.URI;
import java.util.Collection;
import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.AtomicLong;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

// #region controller
@RestController
@RequestMapping("/books")
class BookController {
    record NewBook(@NotBlank String title) {}

    record Book(long id, String title) {}

    private final Map<Long, Book> books = new ConcurrentSkipListMap<>();
    private final AtomicLong lastId = new AtomicLong();

    @GetMapping
    Collection<Book> list() {
        return books.values();
    }

    @PostMapping
    ResponseEntity<Book> add(@Valid @RequestBody NewBook submitted) {
        var book = new Book(lastId.incrementAndGet(), submitted.title());
        books.put(book.id(), book);
        return ResponseEntity.created(URI.create("/books/" + book.id())).body(book);
    }

    @GetMapping("/{id}")
    ResponseEntity<Book> read(@PathVariable long id) {
        return ResponseEntity.ofNullable(books.get(id));
    }
}
// #endregion controller
