// #region health
export const GET = () => new Response('ok\n');
// #endregion health
