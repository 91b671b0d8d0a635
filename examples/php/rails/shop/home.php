<?php /** @var list<array{id: int, name: string, cents: int, stock: int}> $products */ ?>
<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <title>Shop</title>
</head>
<body>
  <h1>Shop</h1>
  <form method="post" action="/orders">
<?php foreach ($products as $product): ?>
    <p>
      <?= htmlspecialchars($product['name']) ?>, <?= number_format($product['cents'] / 100, 2) ?>, <?= $product['stock'] ?> left
      <button name="product" value="<?= $product['id'] ?>">Order</button>
    </p>
<?php endforeach ?>
  </form>
</body>
</html>
