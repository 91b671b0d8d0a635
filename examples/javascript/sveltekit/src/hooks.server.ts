import type { Handle } from '@sveltejs/kit/hooks';

// #region log
export const handle: Handle = async ({ event, resolve }) => {
  const start = performance.now();
  const response = await resolve(event);
  const { method } = event.request;
  const ms = Math.round(performance.now() - start);
  console.log(JSON.stringify({ method, path: event.url.pathname, status: response.status, ms }));
  return response;
};
// #endregion log

// #region shutdown
process.on('sveltekit:shutdown', (reason) => {
  console.log(JSON.stringify({ message: 'stopped', reason }));
});
// #endregion shutdown
