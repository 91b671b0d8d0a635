<?php

declare(strict_types=1);

require __DIR__ . '/../Database.php';

$path = parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH);
$method = $_SERVER['REQUEST_METHOD'];

if ($path === '/' && $method === 'GET') {
    $products = (new Shop\Database(getenv('DATABASE_URL')))->products();
    require __DIR__ . '/../home.php';
} elseif ($path === '/orders' && $method === 'POST') {
    $ordered = (new Shop\Database(getenv('DATABASE_URL')))->order((int) ($_POST['product'] ?? 0));
    http_response_code($ordered ? 201 : 409);
    header('Content-Type: text/plain; charset=utf-8');
    echo $ordered ? "ordered\n" : "sold out\n";
} else {
    http_response_code(404);
    header('Content-Type: text/plain; charset=utf-8');
    echo "not found\n";
}
