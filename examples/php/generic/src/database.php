<?php

declare(strict_types=1);

namespace Poll;

require_once __DIR__ . '/Poll.php';

/** The poll on the volume, or beside the code where there is none. */
function openPoll(): Poll
{
    return new Poll((getenv('DATA_DIR') ?: dirname(__DIR__)) . '/poll.sqlite3');
}
