// #region log
export default defineNitroPlugin((nitro) => {
  nitro.hooks.hook('afterResponse', (event) => {
    console.log(JSON.stringify({ method: event.method, path: event.path, status: getResponseStatus(event) }));
  });
  nitro.hooks.hook('close', () => {
    console.log(JSON.stringify({ message: 'stopped' }));
  });
});
// #endregion log
