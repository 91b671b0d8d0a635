// cspell:ignore aeiou
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {siteFacts} from '@aloft/content/facts';
import {readGuides} from '@aloft/content/guides';
import {readExampleFile} from '@aloft/content/samples';
import {parsePage} from '@aloft/content/pages';
import {recordPage} from '@aloft/content/transcripts';
import {brand} from '@aloft/platform/brand';
import {stringify} from 'yaml';
import {runMain} from './runMain';

const root = path.resolve(__dirname, '..');

interface GuideRequest {
  /** `<group>/<name>`, such as `php/laravel` or `software/redis`. */
  readonly example: string;
  /** Name of the language, framework or software, such as `Laravel`. */
  readonly title: string;
  /** Heading above the card and sidebar category; default that of the directory's other guides, or the language's name. */
  readonly group?: string;
  /** Fence language of the code; default that of the directory's first guide, or the directory itself. */
  readonly language?: string;
  /** Icon of the package simple-icons; default the title in its spelling. */
  readonly logo?: string;
}

/**
 * The files of a new guide by path, from `guide.txt`, the page last. Each TODO describes the content to write.
 *
 * @throws Error with the fix if the request can't be used
 */
export function renderGuide({example, title, ...choice}: GuideRequest): ReadonlyMap<string, string> {
  const [, directory, name] = /^([a-z][a-z0-9]*)\/([a-z][a-z0-9-]*)$/.exec(example) ?? [];
  if (!directory || !name || !title)
    throw new Error('usage: npm run new:guide -- group/name "Title", such as php/laravel "Laravel"');
  const neighbor = readGuides(root).find((guide) => guide.example.startsWith(`${directory}/`));
  const group = choice.group ?? neighbor?.group ?? (title.toLowerCase() === directory ? title : undefined);
  if (group === undefined)
    throw new Error(`${directory}/ has no guide yet: add --group NAME, the display name of the language`);
  const isSoftware = directory === 'software';
  const route = `/docs/guides-and-samples/${isSoftware ? 'software' : `languages/${directory}`}/${name}`;
  const spelling = title.toLowerCase().replaceAll('.', 'dot');
  const record = {
    $schema: '../../example.schema.json',
    guide: route,
    title: `TODO with ${title}`,
    card: {
      title,
      group,
      logos: [choice.logo ?? spelling.replace(/[^a-z0-9]/g, '')],
      text: 'TODO: topics of the guide in one line',
    },
    language: choice.language ?? neighbor?.language ?? directory,
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
    example,
    title,
    name,
    product: brand.name,
    cli: brand.cli,
    manifest: brand.manifest,
    page: `${route.slice(1)}.mdx`,
    record: JSON.stringify(record, null, 2),
    schema: brand.docsUrl + brand.schemaPath,
    appsDomain: brand.appsDomain,
    // A colon or # has a meaning in YAML, and a brace in MDX.
    frontMatter: stringify({title: heading, sidebar_label: title}, {lineWidth: 0}).trimEnd(),
    text: title.replace(/[{<]/g, '\\$&'),
  };
  const parts = readFileSync(path.join(__dirname, 'guide.txt'), 'utf8')
    .replace(/\{\{(\w+)\}\}/g, (_, key: string) => values[key]!)
    .matchAll(/^=== (\S+)(?: (\w+))?\n([^]*?)(?=^=== |(?![^]))/gm);
  const unwanted = isSoftware ? 'language' : 'software';
  return new Map([...parts].flatMap(([, file, kind, text]) => (kind === unwanted ? [] : [[file!, text!]])));
}

/** `npm run new:guide -- group/name "Title"`: writes a skeleton of an example, its record and its page. */
function newGuide(): void {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {group: {type: 'string'}, language: {type: 'string'}, logo: {type: 'string'}},
  });
  const [example = '', title = ''] = positionals;
  const guide = renderGuide({example, title, ...values});
  const files = [...guide.keys()];
  const existing = files.find((file) => existsSync(path.join(root, file)));
  if (existing) throw new Error(`${existing} exists: choose another name, or delete it first`);
  for (const [file, text] of guide) {
    mkdirSync(path.join(root, path.dirname(file)), {recursive: true});
    // A page shows files of its example, which are written before it.
    const isPage = file.endsWith('.mdx');
    const whole = isPage ? recordPage(parsePage(file, text), siteFacts, readExampleFile(root)) : text;
    writeFileSync(path.join(root, file), whole);
  }
  const page = files.at(-1)!;
  console.log(`Wrote ${files.join(', ')}.`);
  console.log(`Next: replace each TODO, and add the sample's files. Then run:
  git add examples/${example} && npm run test:examples -- ${example} --record
  npm run docs:record -- ${page}
  npm run check:content -- ${page}
Add the recorded versions that are new to packages/content/src/supportedVersions.ts.`);
}

if (require.main === module) void runMain(newGuide, 2);
