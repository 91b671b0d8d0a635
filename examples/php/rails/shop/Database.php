<?php

declare(strict_types=1);

namespace Shop;

use PDO;

/** Reads products and updates their stock. The Rails app owns and migrates the tables. */
final class Database
{
    // #region connect
    private readonly PDO $db;

    /** Connects for each request, because connections from before standby are gone. */
    public function __construct(string $url)
    {
        $parts = parse_url($url);
        $this->db = new PDO(
            sprintf('pgsql:host=%s;port=%d;dbname=%s;connect_timeout=35', $parts['host'], $parts['port'] ?? 5432, ltrim($parts['path'], '/')),
            rawurldecode($parts['user']),
            rawurldecode($parts['pass']),
            [PDO::ATTR_ERRMODE => PDO::ERRMODE_EXCEPTION, PDO::ATTR_DEFAULT_FETCH_MODE => PDO::FETCH_ASSOC],
        );
    }
    // #endregion connect

    // #region queries
    /** @return list<array{id: int, name: string, cents: int, stock: int}> */
    public function products(): array
    {
        return $this->db->query('SELECT id, name, cents, stock FROM products ORDER BY id')->fetchAll();
    }

    /** Takes one item and returns whether one was in stock. Uses a single statement, so that two orders can't take the same item. */
    public function order(int $id): bool
    {
        $taken = $this->db->prepare('UPDATE products SET stock = stock - 1, updated_at = now() WHERE id = ? AND stock > 0');
        $taken->execute([$id]);
        return $taken->rowCount() === 1;
    }
    // #endregion queries
}
