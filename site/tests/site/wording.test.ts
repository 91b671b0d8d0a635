import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {listFiles} from '../../hosting/listFiles';

// `packages/content/src/style` checks the sources sentence by sentence. This test covers the rest of the built site: the user
// interface, captions, drawings, transcripts and code.

/** The platform holds requests, connections and machines, so these terms are allowed. */
const held = String.raw`(?:next )?(?:request|connection|machine)s?\b`;
const forbidden = new RegExp(
  String.raw`\b(?:tells? of|told of|stands in(?! for)|holds? the (?!${held})|quiet time|nobody|makeshift|hence|no container engine)\b`,
  'i',
);

function findForbidden(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  const texts = file.endsWith('.html') ? [source, source.replace(/<[^>]*>/g, ' ')] : [source];
  return texts.flatMap((text) => {
    const match = forbidden.exec(text.replace(/\s+/g, ' '));
    return match ? [`${file}: ${match.input.slice(Math.max(0, match.index - 60), match.index + 60)}`] : [];
  });
}

describe('the built site', () => {
  const files = listFiles('build').filter((file) => /\.(?:html|js|json|md|svg|txt|xml)$/.test(file));

  it('does not contain forbidden wordings', () => {
    expect(files.filter((file) => file.endsWith('.html')).length).toBeGreaterThan(50);
    expect(files.flatMap(findForbidden)).toEqual([]);
  });
});
