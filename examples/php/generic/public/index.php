<?php

declare(strict_types=1);

require __DIR__ . '/../src/database.php';

// #region front
$method = $_SERVER['REQUEST_METHOD'];
$path = parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH);

match (true) {
    $path === '/healthz' => sendText(200, "ok\n"),
    $path === '/' && $method === 'GET' => sendPage(),
    $path === '/api/result' && $method === 'GET' => sendJson(Poll\openPoll()->result()),
    $path === '/votes' && $method === 'POST' => addVote((string) ($_POST['choice'] ?? '')),
    in_array($path, ['/', '/api/result', '/votes'], true) => sendText(405, "method not allowed\n"),
    default => sendText(404, "not found\n"),
};
// #endregion front

function addVote(string $choice): void
{
    if (!Poll\openPoll()->vote($choice)) {
        sendText(422, "choice must be one of " . implode(', ', Poll\Poll::CHOICES) . "\n");
        return;
    }
    error_log("vote for $choice");
    header('Location: /', response_code: 303);
}

function sendPage(): void
{
    $result = Poll\openPoll()->result();
    require __DIR__ . '/../templates/home.php';
}

/** @param array<string, int> $value */
function sendJson(array $value): void
{
    header('Content-Type: application/json');
    echo json_encode($value, JSON_THROW_ON_ERROR), "\n";
}

function sendText(int $status, string $text): void
{
    http_response_code($status);
    header('Content-Type: text/plain; charset=utf-8');
    echo $text;
}
