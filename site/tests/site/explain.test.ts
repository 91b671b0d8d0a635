import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {commands, globalFlags} from '@aloft/platform/commands';
import {urlOfArgument, urlOfCommand, urlOfFlag} from '@aloft/platform/cli';
import {explainScript} from '@aloft/platform/shell';
import {errorCodes, pageOfError} from '@aloft/platform/errors';
import {manifestFields, urlOfField} from '@aloft/platform/manifest';

const ids = new Map<string, ReadonlySet<string>>();

function idsOf(page: string): ReadonlySet<string> {
  const html = readFileSync(join('build', page, 'index.html'), 'utf8');
  return new Set([...html.matchAll(/ id="?([^"\s>]+)/g)].map(([, id = '']) => id));
}

/** Links whose anchor isn't on their page. */
function findBroken(links: readonly string[]): readonly string[] {
  return links.filter((link) => {
    const [page = '', id] = link.split('#');
    if (!ids.has(page)) ids.set(page, idsOf(page));
    return id !== undefined && !ids.get(page)!.has(id);
  });
}

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
