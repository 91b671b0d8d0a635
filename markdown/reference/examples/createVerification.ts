import {supportedVersions} from '../../../platform/support/supportedVersions';
import {element} from '../nodes/element';
import {startSentence} from '../nodes/startSentence';
import type {Renderer} from '../Renderer';
import type {readVerifications, Verification} from './readVerifications';

const list = new Intl.ListFormat('en-US');

/** Release lines of the tested versions by the month in which their support ends, such as `Go 1.26 until February 2027`. */
export function listSupport(versions: readonly {readonly name: string; readonly version: string}[]): string[] {
  const format = new Intl.DateTimeFormat('en-US', {month: 'long', year: 'numeric', timeZone: 'UTC'});
  const lines = new Map<string, string[]>();
  for (const {name, version} of versions) {
    const found = supportedVersions.find((one) => one.name === name && `${version}.`.startsWith(`${one.line}.`));
    if (!found?.until) continue;
    const month = format.format(new Date(found.until));
    lines.set(month, [...(lines.get(month) ?? []), `${name} ${found.line}`]);
  }
  return [...lines].map(([month, names]) => `${list.format(names)} until ${month}`);
}

/** The compressed size of the images, and their base images. */
function describeSize({sizeMiB, count = 1}: NonNullable<Verification['image']>): string {
  if (sizeMiB === undefined) return '';
  return count === 1
    ? ` The compressed image is about ${sizeMiB} MiB, built on local substitutes for the official base images.`
    : ` The compressed images are about ${sizeMiB} MiB in total, built on local substitutes for the official base images.`;
}

/** `<Verification example="go/generic" />`: how the page's example was tested, and with which versions. */
export function createVerification(read: () => ReturnType<typeof readVerifications>): Renderer {
  return {
    name: 'Verification',
    required: ['example'],
    render: ({example = ''}, {fail}) => {
      const records = read();
      const record = Object.hasOwn(records, example) ? records[example] : undefined;
      if (!record)
        return fail(
          `no run of the example "${example}" is recorded`,
          `run \`npm run test:examples -- ${example}\`, or name one that has run`,
        );
      const versions = list.format(record.versions.map(({name, version}) => `${name} ${version}`));
      const label = startSentence(record.label);
      const {untested} = record;
      // Readers must not mistake another server's memory for that of the software on the page.
      const subject = untested ? 'The tested server uses' : 'Uses';
      // The figure includes a simulated part of the platform, so it doesn't describe the app.
      const isMixed = record.level === 'stand-in' && !untested;
      const memory =
        record.memoryMiB === undefined || isMixed ? '' : ` ${subject} about ${record.memoryMiB} MiB of memory.`;
      const size = record.image ? describeSize(record.image) : '';
      const support = list.format(listSupport(record.versions).map((lines) => `for ${lines}`));
      return [
        element('p', {className: ['ref-verification', ...(untested ? ['ref-untested'] : [])]}, [
          `${label} ${versions}.${memory}${size}${support && ` Security fixes are available ${support}.`}`,
        ]),
      ];
    },
  };
}
