// cspell:ignore aeiou
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {siteFacts} from '@aloft/content/facts';
import {readGuides} from '@aloft/content/guides';
import {readExampleFile} from '@aloft/content/samples';
import {parsePage} from '@aloft/content/pages';
import {recordPage} from '@aloft/content/transcripts';
import {brand} from '@aloft/platform/brand';
import {stringify} from 'yaml';

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
  const guide = renderGuide(completeRequest(root, request));
  const files = Object.keys(guide);
  const existing = files.find((file) => existsSync(path.join(root, file)));
  if (existing) throw new Error(`${existing} exists: choose another name, or delete it first`);
  for (const [file, text] of Object.entries(guide)) {
    mkdirSync(path.join(root, path.dirname(file)), {recursive: true});
    // A page shows files of its example, which are written before it.
    const isPage = file.endsWith('.mdx');
    const whole = isPage ? recordPage(parsePage(file, text), siteFacts, readExampleFile(root)) : text;
    writeFileSync(path.join(root, file), whole);
  }
  return files;
}

/** The files of a new guide by path, from `guide.txt`. Each TODO describes the content to write. */
export function renderGuide(outline: GuideOutline): Readonly<Record<string, string>> {
  const {example, title, name, route, group, language, logo} = outline;
  const isSoftware = example.startsWith('software/');
  const record = {
    $schema: '../../example.schema.json',
    guide: route,
    title: `TODO with ${title}`,
    card: {title, group, logos: [logo], text: 'TODO: topics of the guide in one line'},
    language,
    search: [title.toLowerCase()],
    level: 'image',
    label: 'tested in a container with',
    toolchains: [{name: 'TODO', command: 'TODO --version'}],
    build: ['TODO'],
    start: {command: ['TODO']},
    requests: [{request: 'GET /healthz', equals: 'ok'}],
    versions: [{name: title, command: 'TODO --version'}],
  };
  const heading = isSoftware ? `Run ${title}` : `Deploy ${/^[aeiou]/i.test(title) ? 'an' : 'a'} ${title} app`;
  const values: Readonly<Record<string, string>> = {
    ...{example, title, name, product: brand.name, cli: brand.cli, manifest: brand.manifest},
    page: `${route.slice(1)}.mdx`,
    record: JSON.stringify(record, null, 2),
    schema: brand.docsUrl + brand.schemaPath,
    appsDomain: brand.appsDomain,
    // A colon or # has a meaning in YAML, and a brace in MDX.
    frontMatter: stringify({title: heading, sidebar_label: title}, {lineWidth: 0}).trimEnd(),
    text: title.replace(/[{<]/g, '\\$&'),
  };
  const template = readFileSync(path.join(__dirname, 'guide.txt'), 'utf8');
  const files = template
    .replace(/\{\{(\w+)\}\}/g, (_, key: string) => values[key]!)
    .split(/^=== /m)
    .flatMap((part): [string, string][] => {
      const [, file = '', kind, text = ''] = /^(\S+)(?: (\w+))?\n([^]*)$/.exec(part) ?? [];
      return file === '' || kind === (isSoftware ? 'language' : 'software') ? [] : [[file, text]];
    });
  return Object.fromEntries(files);
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
    logo:
      logo ??
      title
        .toLowerCase()
        .replaceAll('.', 'dot')
        .replace(/[^a-z0-9]/g, ''),
  };
}

/** Names a new group after its first guide if that is about the language itself, such as Elixir. */
function nameGroup(directory: string, title: string): string {
  if (title.toLowerCase() === directory) return title;
  throw new Error(`${directory}/ has no guide yet: add --group NAME, the display name of the language`);
}
