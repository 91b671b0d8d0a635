<?php

declare(strict_types=1);

require __DIR__ . '/../src/database.php';

Poll\openPoll()->migrate();
echo "database is up to date\n";
