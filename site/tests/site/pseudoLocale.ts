// cspell:ignore aeiou äƀčďēƒğħïĵķľɱñöþɋřšťüṽŵẋýž
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {createSlugger} from '@docusaurus/utils';
import type {Node, Nodes, Parent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import {listFiles} from '../../hosting/listFiles';
import {parsePage, prepareSource} from '@aloft/content/pages';

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

/** Markup, placeholders, entities and URLs, which aren't translated. */
const kept = /(<[^>]*>|\{[^}]*\}|&#?\w+;|https?:\S+)/;

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

/** A replacement in a page's source. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The id that a heading declares, which `prepareSource` escapes. */
const explicitId = /\\(\{#[\w-]+\})$/m;

/** Translates a page: prose, titles and visible attributes, but not code. Headings keep their ids. */
function accentPage(file: string, original: string): string {
  const source = prepareSource(original);
  const {tree} = parsePage(file, source);
  const edits: Edit[] = [];
  const slugger = createSlugger();
  visit(tree, (node, _, parent) => {
    const [start, end] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
    if (node.type === 'yaml') edits.push({start, end, text: accentFrontMatter(source.slice(start, end))});
    if (node.type === 'heading' && node.depth > 1 && !explicitId.test(source.slice(start, end)))
      edits.push({start: end, end, text: ` {#${slugger.slug(toString(node))}}`});
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const close = startOf(node.children[0]) ?? end;
      edits.push({start, end: close, text: accentAttributes(source.slice(start, close))});
    }
    if (node.type === 'text' && !isAddress(node, parent))
      edits.push({start, end, text: accent(source.slice(start, end))});
    return node.type === 'code' || node.type === 'inlineCode' ? SKIP : undefined;
  });
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), source)
    .replace(new RegExp(explicitId, 'gm'), '$1');
}

const startOf = (node: Node | undefined): number | undefined => node?.position?.start.offset;

const isAddress = (node: Nodes, parent: Parent | undefined): boolean =>
  parent?.type === 'link' && 'value' in node && 'url' in parent && parent.url === node.value;

const accentAttributes = (tag: string): string =>
  tag.replace(
    /\b(title|label|alt|caption)="([^"]*)"/g,
    (_, name: string, value: string) => `${name}="${accent(value)}"`,
  );

const accentFrontMatter = (text: string): string =>
  text.replace(
    /^((?:title|sidebar_label|description):(?: >-)?)((?:.|\n )*)/gm,
    (_, key: string, value: string) => key + accent(value),
  );

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
      writeFileSync(copy, accentPage(path.relative(directory, file), readFileSync(file, 'utf8')));
    }
}
