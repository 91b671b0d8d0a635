import {existsSync, mkdirSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {siteFacts} from '@aloft/content/facts';
import {readGuides} from '@aloft/content/guides';
import {readExampleFile} from '@aloft/content/samples';
import {parsePage} from '@aloft/content/pages';
import {recordPage} from '@aloft/content/transcripts';
import {suggest} from '@aloft/platform/values';
import {renderExample} from './renderExample';
import {renderPage} from './renderPage';

/** Input of the command `new:guide`. */
export interface GuideRequest {
  /** `<group>/<name>`, such as `php/laravel` or `software/redis`. */
  readonly example: string;
  /** Name of the language, framework or software, such as `Laravel`. */
  readonly title: string;
  /** Heading above the card and sidebar category; default that of the group's other guides. */
  readonly group?: string;
  /** Fence language of the code; default that of the group's first guide, or the group itself. */
  readonly language?: string;
  /** Icon of the package simple-icons; default the title in its spelling. */
  readonly logo?: string;
}

/** Input for the files of a new guide. */
export interface GuideOutline {
  readonly example: string;
  readonly title: string;
  /** Last part of the example's id, and name of the app in the manifest. */
  readonly name: string;
  readonly route: string;
  readonly group: string;
  readonly language: string;
  readonly logo: string;
}

/**
 * Writes the example, the record and the page of a new guide.
 *
 * @param root absolute path of the project
 * @returns paths of the files from the root, the page last
 * @throws Error with the fix if the request can't be used or a file exists
 */
export function createGuide(root: string, request: GuideRequest): readonly string[] {
  const outline = completeRequest(root, request);
  const page = `${outline.route.slice(1)}.mdx`;
  const example = renderExample(outline);
  const files = [...Object.keys(example).map((file) => `examples/${outline.example}/${file}`), page];
  const existing = files.find((file) => existsSync(path.join(root, file)));
  if (existing) throw new Error(`${existing} exists: choose another name, or delete it first`);

  const write = (file: string, text: string) => {
    mkdirSync(path.join(root, path.dirname(file)), {recursive: true});
    writeFileSync(path.join(root, file), text);
  };
  for (const [file, text] of Object.entries(example)) write(`examples/${outline.example}/${file}`, text);
  write(page, recordPage(parsePage(page, renderPage(outline)), siteFacts, readExampleFile(root)));
  return files;
}

function completeRequest(root: string, {example, title, group, language, logo}: GuideRequest): GuideOutline {
  const [, directory, name] = /^([a-z][a-z0-9]*)\/([a-z][a-z0-9-]*)$/.exec(example) ?? [];
  if (!directory || !name || !title)
    throw new Error('usage: npm run new:guide -- group/name "Title", such as php/laravel "Laravel"');
  const neighbor = readGuides(root).find((guide) => guide.example.startsWith(`${directory}/`));
  return {
    example,
    title,
    name,
    route: `/docs/guides-and-samples/${directory === 'software' ? 'software' : `languages/${directory}`}/${name}`,
    group: group ?? neighbor?.group ?? nameGroup(directory, title),
    language: language ?? neighbor?.language ?? directory,
    logo: findLogo(
      root,
      logo ??
        title
          .toLowerCase()
          .replaceAll('.', 'dot')
          .replace(/[^a-z0-9]/g, ''),
    ),
  };
}

/** Names a new group after its first guide if that is about the language itself, such as Elixir. */
function nameGroup(directory: string, title: string): string {
  if (title.toLowerCase() === directory) return title;
  throw new Error(`${directory}/ has no guide yet: add --group NAME, the display name of the language`);
}

function findLogo(root: string, logo: string): string {
  const logos = readdirSync(path.join(root, 'node_modules/simple-icons/icons')).map((file) => path.parse(file).name);
  if (logos.includes(logo)) return logo;
  const meant = suggest(logo, logos) ?? logos.find((other) => other.startsWith(logo));
  throw new Error(
    `there is no logo "${logo}": add --logo NAME with a file of node_modules/simple-icons/icons${meant ? `, such as ${meant}` : ''}`,
  );
}
