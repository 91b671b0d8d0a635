// The adapter's entry point exits on SIGTERM without waiting for open requests. This one waits.
// #region server
process.env.ASTRO_NODE_AUTOSTART = 'disabled';
const { startServer } = await import('./dist/server/entry.mjs');
const { server } = startServer();

process.once('SIGTERM', () => {
  server.server.close(() => console.log(JSON.stringify({ message: 'stopped' })));
  server.server.closeIdleConnections();
});
// #endregion server
