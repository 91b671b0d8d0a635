import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {commands} from '../commands';
import {parseInvocation} from '../parseInvocation';
import {explainScript} from './explainScript';
import type {ScriptPart} from './types';

/** Parts as `kind text`, with those of inner scripts indented. */
function show(parts: readonly ScriptPart[], indent = ''): string[] {
  return parts.flatMap(({kind, text, inner}) =>
    kind === 'space' ? [] : [`${indent}${kind} ${text.trim()}`, ...show(inner, `${indent}  `)],
  );
}
const join = (parts: readonly ScriptPart[]) => parts.map(({text}) => text).join('');
const find = (script: string, text: string) => explainScript(script).parts.find((part) => part.text === text)!;
const list = (script: string) => explainScript(script).problems.map(({code, hint}) => `${code}: ${hint}`);

describe('explainScript', () => {
  it.each([
    [
      'aloft m get web-1 -o json',
      ['program aloft', 'command m', 'command get', 'argument web-1', 'flag -o', 'value json'],
    ],
    [
      'aloft app env set web A=1 B=2',
      ['program aloft', 'command app', 'command env', 'command set', 'argument web', 'argument A=1 B=2'],
    ],
    [
      'aloft machine exec web -- ls -la',
      ['program aloft', 'command machine', 'command exec', 'argument web', 'flag --', 'argument ls -la'],
    ],
    [
      'A=1 aloft logs web | grep -q x > f 2>&1 # c',
      [
        'variable A=1',
        'program aloft',
        'command logs',
        'argument web',
        'operator |',
        'other grep -q x',
        'redirection > f',
        'redirection 2>&1',
        'comment # c',
      ],
    ],
    [
      'if aloft whoami; then\n  aloft deploy \\\n    --yes\nfi',
      [
        'keyword if',
        'program aloft',
        'command whoami',
        'operator ;',
        'keyword then',
        'program aloft',
        'command deploy',
        'flag --yes',
        'keyword fi',
      ],
    ],
    ['echo "$(aloft version)"', ['other echo "$(aloft version)"', '  program aloft', '  command version']],
    ["bash -c 'aloft build'", ['other bash -c', "other 'aloft build'", '  program aloft', '  command build']],
    ['sudo aloft whoami', ['other sudo', 'program aloft', 'command whoami']],
    ['export ALOFT_TOKEN=x', ['other export', 'variable ALOFT_TOKEN=x']],
    [
      '$ aloft whoami\nACCOUNT\nada\n$ aloft logs \\\n  web\n',
      ['program aloft', 'command whoami', 'other ACCOUNT\nada', 'program aloft', 'command logs', 'argument web'],
    ],
  ])('splits %j', (script, expected) => {
    expect(show(explainScript(script).parts)).toEqual(expected);
  });

  it('takes explanations and links from the facts', () => {
    const line = 'ALOFT_REGION=eu-north aloft volume create data --size=10Gi -n acme --yes';
    expect(find(line, 'create')).toMatchObject({
      note: 'Create a volume.',
      url: '/docs/resources/volumes#volume-create',
    });
    expect(find(line, 'data').url).toBe('/docs/resources/volumes#volume-create-arg-name');
    expect(find(line, '--size=10Gi')).toMatchObject({
      note: expect.stringContaining('From `1Gi` to `1Ti`.') as string,
      url: '/docs/resources/volumes#volume-create-size',
    });
    expect(find(line, 'acme')).toMatchObject({
      note: 'Value of `--namespace`.',
      url: '/docs/getting-started/installing-the-cli#flag-namespace',
    });
    expect(find(line, 'ALOFT_REGION=eu-north').url).toBe('/docs/getting-started/installing-the-cli#env-ALOFT_REGION');
  });

  it.each([
    ['aloft volume resize data --sizes 20Gi', ['flag_unknown: did you mean "--size"?']],
    ['aloft app crate web', ['command_unknown: did you mean "aloft app create"?']],
    ['aloft app get', ['argument_missing: usage: aloft app get NAME [flags]']],
    ['aloft app create "web', ['quotes_unbalanced: close the quote, or escape it with a backslash']],
    ['aloft volume create data --size 1Gi --size 2Gi', ['flag_repeated: keep only one of them']],
    ['x=$(aloft app gte web)', ['command_unknown: did you mean "aloft app get"?']],
    // Values and words that only the shell can expand.
    ['aloft volume resize "$NAME" --size ${SIZE} --region=$REGION', []],
    ['aloft app list -q | xargs -n1 aloft app get', []],
    ['aloft $COMMAND web', []],
    ['aloft app get NAME [flags]', []],
    ['aloft help app get', []],
    ['kubectl app crate', []],
  ])('reports the problems of %j', (script, expected) => {
    expect(list(script)).toEqual(expected);
  });

  it('reports several problems of a line, each with its word', () => {
    const {parts} = explainScript('aloft app create Web_1 --memory 1Mi --never -o jsn extra');
    const marked = parts.filter(({problems}) => problems.length > 0);
    expect(marked.map(({text, problems}) => `${text}: ${problems.map(({code}) => code).join()}`)).toEqual([
      'Web_1: name_invalid',
      '1Mi: flag_value_invalid',
      '--never: flag_unknown',
      'jsn: flag_value_invalid',
      'extra: argument_unexpected',
    ]);
  });

  it('lists the exit codes of the commands, with the errors that cause them', () => {
    const {exitCodes} = explainScript('aloft deploy && aloft logs');
    expect(exitCodes.map(({code}) => code)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(exitCodes[6]!.errors).toContainEqual({
      code: 'wait_timeout',
      url: '/docs/resources/schema#error-wait_timeout',
    });
    expect(explainScript('aloft completion bash').exitCodes.map(({code}) => code)).toEqual([0, 2]);
    expect(explainScript('ls').exitCodes).toEqual([]);
  });

  it('finds no problems in the examples of the grammar, and explains every word', () => {
    for (const {line} of commands.flatMap(({examples}) => examples)) {
      const {parts, problems} = explainScript(line);
      expect(problems, line).toEqual([]);
      expect(
        parts.filter(({kind, note, url}) => kind !== 'space' && (note === '' || (!url && kind === 'argument'))),
        line,
      ).toEqual([]);
    }
  });

  const word = fc.constantFrom(
    ...[
      'aloft',
      'app',
      'm',
      'create',
      'web',
      '--region',
      'eu-north',
      '--size=1Gi',
      '-qn',
      '--',
      '--no-wait',
      '-o=',
      '$X',
      '"$(',
      ')',
    ],
    ...[
      "'",
      '"',
      '\\',
      '\n',
      '|',
      '&&',
      '>',
      '2>&1',
      '<<E',
      '# c',
      'A=1',
      'export',
      'xargs',
      'bash',
      '-c',
      'if',
      '$ ',
      '…',
      '__proto__',
    ],
  );
  const script = fc.oneof(
    fc.string({unit: 'binary', maxLength: 60}),
    fc.array(word, {maxLength: 16}).map((words) => words.join(' ')),
    fc.array(word, {maxLength: 16}).map((words) => words.join('')),
  );

  it('explains every part of any text', () => {
    const expectNotes = (parts: readonly ScriptPart[]) => {
      for (const {kind, text, note, inner} of parts) {
        if (kind !== 'space') expect(note, text).not.toBe('');
        expectNotes(inner);
      }
    };
    fc.assert(
      fc.property(script, (text) => {
        const {parts} = explainScript(text);
        expect(join(parts)).toBe(text);
        expectNotes(parts);
      }),
      {numRuns: 2000},
    );
  });

  it('agrees with the parser on lines without expansions', () => {
    const plain = word.filter(
      (text) => /^(?:--?[\w=-]+|[a-z][\w-]*)$/.test(text) && !['export', 'xargs', 'bash', 'if'].includes(text),
    );
    fc.assert(
      fc.property(fc.array(plain, {maxLength: 8}), (words) => {
        const result = parseInvocation(['aloft', ...words]);
        const codes = explainScript(['aloft', ...words].join(' ')).problems.map(({code}) => code);
        if (result.ok) expect(codes).toEqual([]);
        else expect(codes).toContain(result.error.code);
      }),
      {numRuns: 2000},
    );
  });

  it('explains 50 kB within a second', () => {
    for (const text of [
      'aloft app get web --output json ',
      'aloft app get web;',
      '"$(aloft ',
      '$ aloft whoami\nx\n',
      'A=1 ',
    ]) {
      const start = process.cpuUsage();
      explainScript(text.repeat(50_000 / text.length));
      expect(process.cpuUsage(start).user / 1000, text).toBeLessThan(1000);
    }
  });
});
