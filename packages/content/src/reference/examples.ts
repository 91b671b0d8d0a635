import {readFileSync} from 'node:fs';
import {basename, extname, join} from 'node:path';
import {brand} from '@aloft/platform/brand';
import {dependsOnNamespace} from '@aloft/simulator/samples';
import {addressSample, listPublishedFiles} from '../samples/packSample';
import {listSamples} from '../samples/listSamples';
import {readVerifications, type Verification, type Verifications} from '../samples/verifications';
import {element, fence, paragraph, startSentence} from './nodes';
import type {LinkedGuideCard} from '../guides/guides';
import type {Renderer} from './Renderer';
import {type SupportedVersion, supportedVersions} from '../supportedVersions';

/**
 * `<GetSample example="go/generic" />`: how to copy the example with the CLI, and how to download its archive. With
 * `only="archive"`, the page's own transcript copies it.
 */
export function createGetSample(root: string): Renderer {
  return {
    name: 'GetSample',
    required: {example: true},
    optional: ['only'],
    render: ({example = '', only}, {fail}) => {
      if (!listSamples(join(root, 'examples')).includes(example))
        return fail(`there is no example "${example}"`, 'name a directory under examples/, such as go/generic');
      const {directory, path} = addressSample(example);
      const archive = basename(path);
      const read = (file: string) => readFileSync(join(root, 'examples', example, file), 'utf8');
      const files = listPublishedFiles(root, example).filter((file) => extname(file) !== '.md');
      const place = describePlaces(files.filter((file) => dependsOnNamespace(read(file))));
      const link = `[${archive}](pathname://${path})`;
      const edit = place && `, and replace \`acme\` in ${place} with your own namespace`;
      if (only === 'archive') return [paragraph(`Without the CLI, download ${link}${edit}.`)];
      const intro = place
        ? `These commands copy the sample into a new directory and set your namespace in ${place}:`
        : 'Copy the sample into a new directory:';
      return [
        paragraph(intro),
        fence('bash', `mkdir ${directory}\ncd ${directory}\n${brand.cli} init --template ${example}`),
        paragraph(`Or download ${link} without the CLI${edit}:`),
        fence('bash', `curl -fsSO ${brand.docsUrl}${path}\ntar -xzf ${archive}\ncd ${directory}`),
      ];
    },
  };
}

/** Lists the files that contain the namespace; several manifests become one item. */
function describePlaces(files: readonly string[]): string {
  const manifests = files.filter((file) => basename(file) === brand.manifest);
  const others = files.filter((file) => !manifests.includes(file));
  const named = manifests.length > 1 ? others : files;
  return list.format([...(named === files ? [] : ['all manifests']), ...named.map((file) => `\`${file}\``)]);
}

const list = new Intl.ListFormat('en-US');

const format = new Intl.DateTimeFormat('en-US', {month: 'long', year: 'numeric', timeZone: 'UTC'});

/** Release lines by the month in which their support ends, such as `Go 1.26 until February 2027`. */
function listRanges(rows: readonly SupportedVersion[]): string[] {
  const lines = new Map<string, string[]>();
  for (const {name, line, until} of rows) {
    if (!until) continue;
    const month = format.format(new Date(until));
    lines.set(month, [...(lines.get(month) ?? []), `${name} ${line}`]);
  }
  return [...lines].map(([month, names]) => `${list.format(names)} until ${month}`);
}

/**
 * Support period of the page's software, as a sentence with a leading space, or an empty string if the end isn't known.
 * For software that wasn't tested itself, it's about the release lines in the example, not those of the substitute.
 */
export function describeSupport(example: string, {versions, untested}: Pick<Verification, 'versions' | 'untested'>) {
  const tested = supportedVersions.filter((one) => !one.untested);
  const findLine = ({name, version}: Verification['versions'][number]) =>
    tested.find((one) => one.name === name && `${version}.`.startsWith(`${one.line}.`));
  const rows = untested
    ? supportedVersions.filter((one) => one.untested === example)
    : versions.flatMap((each) => findLine(each) ?? []);
  const ranges = listRanges(rows).map((range) => `for ${range}`);
  if (!ranges.length) return '';
  // Rows without an end are reviewed instead. The oldest review counts.
  const [reviewed] = rows.flatMap((row) => (row.until ? [] : (row.reviewed ?? []))).sort();
  const review = reviewed ? ` (versions reviewed in ${format.format(new Date(reviewed))})` : '';
  return ` Security fixes are available ${list.format(ranges)}${review}.`;
}

/** The starters with which the guide's steps for the reader's app were tested. */
function describeStarters(records: Verifications, {guide}: Verification): string {
  const tested = Object.entries(records)
    .filter(([id, one]) => id.startsWith('starters/') && one.guide === guide)
    .flatMap(([, {versions}]) => versions.map(({name, version}) => `${name} ${version}`));
  return tested.length ? ` Tested starters: ${list.format(tested)}.` : '';
}

/** What a guide's card shows of a test, or nothing if the software itself wasn't tested. */
export function summarizeTest({level, untested, memoryMiB, image, since}: Verification): LinkedGuideCard['tested'] {
  if (untested) return undefined;
  return {...(level !== 'stand-in' && {memoryMiB}), imageMiB: image?.sizeMiB, since};
}

/** `<Verification example="go/generic" />`: how the page's example was tested, and with which versions. */
export function createVerification(root: string): Renderer {
  return {
    name: 'Verification',
    required: {example: true},
    render: ({example = ''}, {fail}) => {
      const records = readVerifications(join(root, 'examples'));
      const record = Object.hasOwn(records, example) ? records[example] : undefined;
      const how = `run \`npm run test:examples -- ${example}\`, or name one that has run`;
      if (!record) return fail(`no run of the example "${example}" is recorded`, how);
      const versions = list.format(record.versions.map(({name, version}) => `${name} ${version}`));
      const label = startSentence(record.label);
      const {untested} = record;
      // Readers must not mistake another server's memory for that of the software on the page.
      const subject = untested ? 'The tested server uses' : 'Uses';
      // The figure includes a simulated part of the platform, so it doesn't describe the app.
      const isMixed = record.level === 'stand-in' && !untested;
      const memory =
        record.memoryMiB === undefined || isMixed ? '' : ` ${subject} about ${record.memoryMiB} MiB of memory.`;
      const {sizeMiB, count = 1} = record.image ?? {};
      // Layers that the images share count once.
      const images = count === 1 ? ['image is', ''] : ['images are', ' in total'];
      const size = sizeMiB && !untested ? ` The compressed ${images[0]} about ${sizeMiB} MiB${images[1]}.` : '';
      return [
        element('p', {className: ['ref-verification', ...(untested ? ['ref-untested'] : [])]}, [
          `${label} ${versions}.${memory}${size}${describeStarters(records, record)}${describeSupport(example, record)}`,
        ]),
      ];
    },
  };
}
