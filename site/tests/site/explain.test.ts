import {expect, it} from 'vitest';
import {commands, globalFlags} from '@aloft/platform/commands';
import {urlOfArgument, urlOfCommand, urlOfFlag} from '@aloft/platform/cli';
import {explainScript} from '@aloft/platform/shell';
import {errorCodes, pageOfError} from '@aloft/platform/errors';
import {manifestFields, urlOfField} from '@aloft/platform/manifest';
import {fileOf, readIds} from './readPage';

/** Links whose anchor isn't on their page. */
const findBroken = (links: readonly string[]) =>
  links.filter((link) => {
    const [page = '', id] = link.split('#');
    return id !== undefined && !readIds(fileOf(page)).has(id);
  });

it('every link of an explained field has an anchor in the schema reference', () => {
  expect(manifestFields.length).toBeGreaterThan(30);
  expect(findBroken(manifestFields.map(urlOfField))).toEqual([]);
});

it('every link of an explanation has an anchor in the reference', () => {
  const links = [
    ...commands.flatMap((command) => [
      urlOfCommand(command),
      ...command.args.map((argument) => urlOfArgument(command, argument)),
      ...command.flags.map((flag) => urlOfFlag(command, flag)),
    ]),
    ...globalFlags.map((flag) => urlOfFlag(undefined, flag)),
    ...errorCodes.map((code) => `${pageOfError[code]}#error-${code}`),
    ...explainScript('aloft help app\naloft deploy').exitCodes.map(({url}) => url),
    ...explainScript('aloft help app')
      .calls.flat()
      .flatMap(({url}) => url ?? []),
  ];
  expect(links.length).toBeGreaterThan(200);
  expect(findBroken(links)).toEqual([]);
});
