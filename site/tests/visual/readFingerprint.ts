// cspell:ignore Noto Menlo Consolas
import {createHash} from 'node:crypto';
import type {Engine} from '../engines/Engine';
import {expectValue} from '../engines/fixtures';
import {capture} from './takePicture';

/** Factors other than the site that affect screenshots. */
export interface Fingerprint {
  readonly browser: string;
  /** SHA-256 of a screenshot of sample text in the fonts that pages use. */
  readonly fonts: string;
}

const families = [
  'sans-serif',
  'monospace',
  'system-ui',
  'ui-monospace',
  'Roboto',
  'Noto Sans',
  'Helvetica',
  'Arial',
  'Menlo',
  'Consolas',
  'Liberation Mono',
];

/** Draws the sample on an empty page, without the site's own styles. */
const draw = `
  document.body.replaceChildren(
    ...${JSON.stringify(families)}.map((family) => {
      const line = document.createElement('p');
      line.style.font = '600 16px "' + family + '", serif';
      if (/^(sans-serif|monospace|system-ui|ui-monospace)$/.test(family)) line.style.fontFamily = family;
      line.textContent = 'Aloft 0123 → … “fi” ├── ● ✓';
      return line;
    }),
  );
`;

export async function readFingerprint(engine: Engine): Promise<Fingerprint> {
  await engine.resize(390, 844);
  await engine.open('about:blank');
  // WebKit resizes its window and paints only after the command has returned.
  await expectValue(engine, 'return window.innerWidth === 390 && window.innerHeight === 844', true);
  await engine.run(draw);
  const picture = await capture(engine, 200);
  return {browser: engine.name, fonts: createHash('sha256').update(picture).digest('hex')};
}
