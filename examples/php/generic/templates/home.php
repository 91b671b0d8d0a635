<?php /** @var array<string, int> $result */ ?>
<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <title>Poll</title>
  <link rel="stylesheet" href="/style.css">
</head>
<body>
  <h1>What do you drink?</h1>
  <form method="post" action="/votes">
<?php foreach ($result as $choice => $votes): ?>
    <p><button name="choice" value="<?= htmlspecialchars($choice) ?>"><?= htmlspecialchars($choice) ?></button> <?= $votes ?></p>
<?php endforeach ?>
  </form>
</body>
</html>
