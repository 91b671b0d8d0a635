import fc from 'fast-check';
import {expect, it} from 'vitest';
import {commands} from '../cli/commands';
import {parseInvocation} from '../cli/parseInvocation';
import {explainScript} from './explain';

const show = (script: string) =>
  explainScript(script).calls.map((words) => words.map(({kind, text}) => `${kind} ${text}`).join(', '));

const wordsOf = (script: string) => explainScript(script).calls.flat();
const find = (script: string, text: string) => wordsOf(script).find((word) => word.text === text)!;

const list = (script: string) => explainScript(script).problems.map(({code, hint}) => `${code}: ${hint}`);

it.each([
  ['aloft m get web-1 -o json', ['program aloft, command m, command get, argument web-1, flag -o, value json']],
  [
    'aloft app env set web A=1 B="x y"',
    ['program aloft, command app, command env, command set, argument web, argument A=1 B="x y"'],
  ],
  [
    'aloft machine exec web -- ls -la',
    ['program aloft, command machine, command exec, argument web, flag --, argument ls -la'],
  ],
  [
    'if aloft whoami; then\n  aloft deploy \\\n    --yes\nfi',
    ['program aloft, command whoami', 'program aloft, command deploy, flag --yes'],
  ],
  ['echo "$(aloft version)"', ['program aloft, command version']],
  ["bash -c 'aloft build'", ['program aloft, command build']],
  ['sudo aloft whoami', ['program aloft, command whoami']],
  ['export ALOFT_TOKEN=x', []],
  ['echo aloft deploy\ncat aloft.yaml\ncurl -fsSL https://get.aloft.example | sh', []],
  ['aloft deploy \\\r\n  --wait\r\n', ['program aloft, command deploy, flag --wait']],
  ['cat <<EOF\r\naloft app\r\nEOF\r\naloft build', ['program aloft, command build']],
])('explains the command lines in %j', (script, expected) => {
  expect(show(script)).toEqual(expected);
});

it.each([
  '$ aloft whoami\nACCOUNT\nada\n$ aloft logs \\\n>   web\n',
  '% aloft whoami\n% aloft logs web',
  'PS C:\\Users\\ada> aloft whoami\r\nPS C:\\Users\\ada> aloft logs web',
  'ada@host:~$ aloft whoami\nada\nada@host:~/app$ aloft logs web',
])('strips prompts and output: %j', (script) => {
  expect(show(script)).toEqual(['program aloft, command whoami', 'program aloft, command logs, argument web']);
  expect(explainScript(script)).toMatchObject({isPartial: false, problems: []});
});

it.each([
  ['aloft whoami\naloft deploy \\\n  --yes', false],
  ['aloft app env set web A="x  y"', false],
  ['aloft logs web | grep -q x > f 2>&1 # c', true],
  ['A=1 aloft whoami', true],
  ['ls', true],
])('reports whether %j contains more than command lines', (script, expected) => {
  expect(explainScript(script).isPartial).toBe(expected);
});

it.each([
  'case "$1" in\n  up|start) aloft deploy ;;\nesac',
  'args=(--yes)\naloft deploy "${args[@]}"',
  '[[ -f aloft.yaml && -n $X ]] && aloft deploy',
  'for ((i=0;i<3;i++)); do aloft deploy; done',
])('explains only the command in %j', (script) => {
  const {calls, isPartial, problems} = explainScript(script);
  expect(calls.map((words) => words.map(({text}) => text).slice(0, 2))).toEqual([['aloft', 'deploy']]);
  expect([isPartial, problems]).toEqual([true, []]);
});

it.each(['aloft machine create web `\n  --image nginx:1.29 `\n  --detach', '$app = "web"\naloft app get $app'])(
  'does not read PowerShell: %j',
  (script) => {
    expect(explainScript(script)).toMatchObject({calls: [], isPartial: true, problems: []});
  },
);

it.each([
  'id=$(aloft machine list --quiet | head -1)',
  'sh -c "aloft deploy --yes"',
  'for n in 1 2; do\n  aloft machine exec "web-$n" -- ls -l /tmp\ndone',
])('locates the words of %j', (script) => {
  const words = wordsOf(script);
  expect(words.map(({start, end}) => script.slice(start, end))).toEqual(words.map(({text}) => text));
});

it('takes explanations and links from the facts', () => {
  const line = 'aloft volume create data --size=10Gi -n acme --yes';
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

it.each([
  ['aloft app create Web_1 -q', 'Web_1', 'name_invalid'],
  ['aloft volume create data --size 1Mi', '1Mi', 'flag_value_invalid'],
  ['aloft app get web --never', '--never', 'flag_unknown'],
  ['aloft app get web extra', 'extra', 'argument_unexpected'],
  ['aloft app get', 'get', 'argument_missing'],
  ['aloft volume create data --size 1Gi --size 2Gi', '--size', 'flag_repeated'],
])('marks the word of %j that causes the error', (script, text, code) => {
  const marked = wordsOf(script).filter(({problems}) => problems.length > 0);
  expect(marked.map((word) => [word.text, ...word.problems.map((problem) => problem.code)])).toEqual([[text, code]]);
});

it('lists the exit codes of the commands', () => {
  const {exitCodes} = explainScript('aloft deploy && aloft logs');
  expect(exitCodes.map(({code}) => code)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(explainScript('aloft completion bash').exitCodes.map(({code}) => code)).toEqual([0, 2]);
  expect(explainScript('ls').exitCodes).toEqual([]);
});

it('finds no problems in the examples of the grammar, and explains every word', () => {
  for (const {line} of commands.flatMap(({examples}) => examples)) {
    const {calls, problems} = explainScript(line);
    expect(problems, line).toEqual([]);
    const unexplained = calls.flat().filter(({kind, note, url}) => note === '' || (!url && kind === 'argument'));
    expect(unexplained, line).toEqual([]);
  }
});

const word = fc.constantFrom(
  ...'aloft app m create web --region eu-north --size=1Gi -qn -- --no-wait -o= $X "$( ) ` ${ }'.split(' '),
  ...'\' " \\ | & && > 2>&1 <<E A=1 export xargs bash -c if … __proto__'.split(' '),
  ...['\n', '<<E\n', '# c', '$ '],
);

const script = fc.oneof(
  fc.string({unit: 'binary', maxLength: 60}),
  fc.array(word, {maxLength: 16}).map((words) => words.join(' ')),
  fc.array(word, {maxLength: 16}).map((words) => words.join('')),
);

it('explains every word of the command lines in any text', () => {
  fc.assert(
    fc.property(script, (text) => {
      expect(wordsOf(text).filter(({note}) => note === '')).toEqual([]);
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
