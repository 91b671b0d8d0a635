// #region health
export function loader() {
  return new Response('ok\n');
}
// #endregion health
