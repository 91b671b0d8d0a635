<?php

declare(strict_types=1);

require __DIR__ . '/vendor/autoload.php';

use Aloft\Sdk\Client;
use Aloft\Sdk\MachineState;

$aloft = new Client(); // reads ALOFT_TOKEN
$machines = $aloft->machines->list('acme');
foreach ($machines as $machine) {
    echo $machine->id, ' ', $machine->name, ' ', $machine->state->value, PHP_EOL;
}

if ($machines !== []) {
    $machine = $aloft->machines->wait('acme', $machines[0]->id, MachineState::Running, timeout: '30s');
    echo $machine->id, ' is running', PHP_EOL;
}
