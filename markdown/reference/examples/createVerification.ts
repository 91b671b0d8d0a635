import {supportedVersions} from '../../../platform/support/supportedVersions';
import {element} from '../nodes/element';
import {startSentence} from '../nodes/startSentence';
import type {Renderer} from '../Renderer';
import type {readVerifications} from './readVerifications';

/** Release lines of the tested versions with the month in which their support ends, such as `Go 1.26 until February 2027`. */
export function listSupport(versions: readonly {readonly name: string; readonly version: string}[]): string[] {
  const month = new Intl.DateTimeFormat('en-US', {month: 'long', year: 'numeric', timeZone: 'UTC'});
  return versions.flatMap(({name, version}) => {
    const found = supportedVersions.find((one) => one.name === name && `${version}.`.startsWith(`${one.line}.`));
    return found?.until ? [`${name} ${found.line} until ${month.format(new Date(found.until))}`] : [];
  });
}

const list = new Intl.ListFormat('en-US');

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
      const memory = record.memoryMiB === undefined ? '' : ` Uses about ${record.memoryMiB} MiB of memory.`;
      const size = record.image?.sizeMiB
        ? ` The compressed image is about ${record.image.sizeMiB} MiB, built on a Debian stand-in for the base image.`
        : '';
      const support = list.format(listSupport(record.versions));
      const label = startSentence(record.label);
      return [
        element(
          'p',
          {className: ['ref-verification', ...(/\bnot\b/.test(label.toLowerCase()) ? ['ref-untested'] : [])]},
          [`${label} ${versions}.${memory}${size}${support && ` Security fixes: ${support}.`}`],
        ),
      ];
    },
  };
}
