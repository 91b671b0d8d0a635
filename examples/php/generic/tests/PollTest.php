<?php

declare(strict_types=1);

require __DIR__ . '/../src/Poll.php';

$poll = new Poll\Poll(':memory:');
$poll->migrate();
$poll->migrate();
$poll->vote('tea');
$poll->vote('tea');

$checks = [
    'counts votes' => $poll->result() === ['tea' => 2, 'coffee' => 0, 'water' => 0],
    'rejects an unknown choice' => $poll->vote("'; DROP TABLE votes; --") === false,
];
foreach ($checks as $name => $passed) {
    echo $passed ? 'ok' : 'FAILED', " - $name\n";
}
exit(in_array(false, $checks, true) ? 1 : 0);
