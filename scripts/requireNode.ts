const oldestNode = 20;

/** Exits if the Node.js version is too old for this site. */
export function requireNode(): void {
  const major = Number(process.versions.node.split('.')[0]);
  if (major >= oldestNode) return;
  console.error(
    `This site needs Node ${oldestNode} or newer; this is ${process.version}. Install it and run \`npm ci\` again.`,
  );
  process.exit(1);
}
