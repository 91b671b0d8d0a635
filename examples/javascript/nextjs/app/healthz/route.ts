// #region health
export const dynamic = 'force-dynamic';

export function GET() {
  return new Response('ok\n');
}
// #endregion health
