<?php

declare(strict_types=1);

namespace Poll;

use PDO;

/** A poll with fixed choices. Stores the votes in SQLite. */
final class Poll
{
    public const CHOICES = ['tea', 'coffee', 'water'];

    // #region database
    private readonly PDO $db;

    public function __construct(string $file)
    {
        $this->db = new PDO("sqlite:$file", options: [
            PDO::ATTR_ERRMODE => PDO::ERRMODE_EXCEPTION,
            PDO::ATTR_TIMEOUT => 5,
        ]);
        $this->db->exec('PRAGMA journal_mode = WAL');
    }

    /** Creates the schema if it doesn't exist yet. */
    public function migrate(): void
    {
        $this->db->exec('CREATE TABLE IF NOT EXISTS votes (choice TEXT PRIMARY KEY, count INTEGER NOT NULL)');
    }
    // #endregion database

    public function vote(string $choice): bool
    {
        if (!in_array($choice, self::CHOICES, true)) {
            return false;
        }
        $this->db
            ->prepare('INSERT INTO votes VALUES (?, 1) ON CONFLICT (choice) DO UPDATE SET count = count + 1')
            ->execute([$choice]);
        return true;
    }

    /** @return array<string, int> votes per choice, including choices without votes */
    public function result(): array
    {
        $counted = $this->db->query('SELECT choice, count FROM votes')->fetchAll(PDO::FETCH_KEY_PAIR);
        return array_merge(array_fill_keys(self::CHOICES, 0), $counted);
    }
}
