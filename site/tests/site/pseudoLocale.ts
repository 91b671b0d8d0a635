// cspell:ignore aeiou äƀčďēƒğħïĵķľɱñöþɋřšťüṽŵẋýž
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {createSlugger} from '@docusaurus/utils';
import {listFiles} from '../../hosting/listFiles';

/** A pseudo-locale: dates are German, and text is English with accented letters. */
export const pseudoLocale = 'de-XA';

const plain = 'abcdefghijklmnopqrstuvwxyz';
const accented = [...'äƀčďēƒğħïĵķľɱñöþɋřšťüṽŵẋýž'];
const accents = new Map(
  [...plain].flatMap((letter, index) => [
    [letter, accented[index]!],
    [letter.toUpperCase(), accented[index]!.toUpperCase()],
  ]),
);

/** Markup, placeholders, entities, code and addresses, which aren't translated. */
const kept = /(<[^>]*>|\{[^}]*\}|&#?\w+;|``.+?``|`[^`]*`|\]\([^)]*\)|^:::\w+|https?:\S+)/m;

/** Accents every letter and repeats vowels, so that the text is about 40% longer. */
export function accent(text: string): string {
  return text
    .split(kept)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part.replace(/[a-z]/gi, (letter) => accents.get(letter)!.repeat(/[aeiou]/.test(letter) ? 2 : 1)),
    )
    .join('');
}

/** Translates a page: prose, titles and visible attributes, but not code. Headings keep their ids. */
function accentPage(source: string): string {
  const slugger = createSlugger();
  const [, head = '', body = ''] = /^(---\n[^]*?\n---\n)([^]*)$/.exec(source) ?? [];
  const titles = head.replace(
    /^((?:title|sidebar_label|description):(?: >-)?)((?:.|\n )*)/gm,
    (_, key: string, value: string) => key + accent(value),
  );
  const parts = body.split(/(^ *```[^]*?^ *```$)/m).map((part, index) => {
    if (index % 2 === 1) return part;
    const withIds = part.replace(/^#{2,6} ([^{\n]+)$/gm, (heading, text: string) => {
      return `${heading} {#${slugger.slug(text.replaceAll('`', ''))}}`;
    });
    return accent(withIds).replace(
      /\b(title|label|alt|caption)="([^"]*)"/g,
      (_, name: string, value: string) => `${name}="${accent(value)}"`,
    );
  });
  return titles + parts.join('');
}

/**
 * Translates a project: the messages that `docusaurus write-translations` has written, and the current version's pages.
 *
 * @param directory of the project
 * @param isTranslated selects pages, by their path below `docs/`
 */
export function translateProject(directory: string, isTranslated: (page: string) => boolean): void {
  const target = path.join(directory, 'site/i18n', pseudoLocale);
  for (const file of listFiles(target).filter((name) => name.endsWith('.json'))) {
    const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, {message: string}>;
    for (const text of Object.values(texts)) text.message = accent(text.message);
    writeFileSync(file, JSON.stringify(texts));
  }
  for (const [folder, plugin] of [
    ['docs', 'docusaurus-plugin-content-docs/current'],
    ['site/src/pages', 'docusaurus-plugin-content-pages'],
  ] as const)
    for (const file of listFiles(path.join(directory, folder))) {
      const page = path.relative(path.join(directory, folder), file);
      if (!page.endsWith('.mdx') || !isTranslated(page)) continue;
      const copy = path.join(target, plugin, page);
      mkdirSync(path.dirname(copy), {recursive: true});
      writeFileSync(copy, accentPage(readFileSync(file, 'utf8')));
    }
}
