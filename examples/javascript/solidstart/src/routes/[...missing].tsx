import { HttpStatusCode } from '@solidjs/start';

// #region missing
export default function Missing() {
  return (
    <main>
      <HttpStatusCode code={404} />
      <h1>Page not found</h1>
    </main>
  );
}
// #endregion missing
