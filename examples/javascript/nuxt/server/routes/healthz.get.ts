// #region health
export default defineEventHandler(() => 'ok\n');
// #endregion health
