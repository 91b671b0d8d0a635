<?php

declare(strict_types=1);

namespace Poll;

require_once __DIR__ . '/Poll.php';

/** Opens the poll on the volume, or next to the code if DATA_DIR isn't set. */
function openPoll(): Poll
{
    return new Poll((getenv('DATA_DIR') ?: dirname(__DIR__)) . '/poll.sqlite3');
}
