import type { APIRoute } from 'astro';

// #region health
export const GET: APIRoute = () => new Response('ok\n');
// #endregion health
