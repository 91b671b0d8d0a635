export interface Count {
  words: number;
  characters: number;
}

export function countText(text: string): Count {
  return { words: text.split(/\s+/).filter(Boolean).length, characters: [...text].length };
}

export const page = (runtime: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>Word count</title>
  </head>
  <body>
    <h1>Word count</h1>
    <form method="post" action="/count">
      <textarea name="text" aria-label="Text"></textarea>
      <button>Count</button>
    </form>
    <p>Served by ${runtime}.</p>
  </body>
</html>
`;

/** Text from a form field or a plain-text body; undefined if it's empty. */
export function readText(type: string | null | undefined, body: string): string | undefined {
  const text = type?.startsWith('application/x-www-form-urlencoded') ? new URLSearchParams(body).get('text') : body;
  return text || undefined;
}

export const log = (fields: Record<string, unknown>): void => console.log(JSON.stringify(fields));
