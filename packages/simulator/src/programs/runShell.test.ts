import {expect, it} from 'vitest';
import {createTerminal} from '../../tests/createTerminal';
import {splitWords} from './runShell';

it('splits words with quotes, escapes, variables and comments', () => {
  const split = splitWords(`a "b $X" 'c $X' d\\ e $X # f`, {X: '1 2'});
  expect(split).toEqual(['a', 'b 1 2', 'c $X', 'd e', '1 2']);
});

it.each(['aloft app list | jq .', 'aloft app list -o json > f', 'a && b', 'echo $(date)', 'echo `date`', "echo 'x"])(
  'says that it does not run: %s',
  (line) => {
    const result = createTerminal('hello').run(line);
    expect(result.exitCode).toBe(127);
    expect(result.notSimulated).toBeTruthy();
    expect(result.stderr).toMatch(/^not simulated: /);
  },
);

const FOREIGN = [
  'cat /proc/mounts',
  'ls ~',
  'ls *.js',
  'cd ..',
  'echo $HOME',
  'echo $?',
  'dig +short api.aloft.example',
  'curl https://docs.aloft.example/',
  'curl http://localhost:8080/',
  'curl -H "Host: other.example" https://hello.acme.apps.aloft.example/',
  'aloft machine exec hello-1 -- cat',
  'aloft machine exec hello-1 -- ignitionctl --help',
  'sleep infinity',
];

it.each(FOREIGN)("doesn't pretend to know: %s", (line) => {
  expect(createTerminal('hello').run(line).notSimulated).toBeTruthy();
});

it('joins continuation lines', () => {
  expect(createTerminal('hello').ok('aloft app list \\\n  --quiet')).toBe('hello\n');
});

it('keeps the directory, files and variables', () => {
  const terminal = createTerminal({scenario: 'hello', files: {'web/index.html': '<h1>Hello</h1>\n'}});
  expect(terminal.ok('ls')).toBe('Dockerfile\naloft.yaml\nserver.js\nweb\n');
  terminal.ok('cd web');
  expect(terminal.ok('cat index.html')).toBe('<h1>Hello</h1>\n');
  expect(terminal.ok('ls ..')).toContain('server.js\n');
  expect(terminal.run('cat nothing').exitCode).toBe(1);
  expect(terminal.run('mkdir ../web').stderr).toContain('File exists');
  terminal.ok('export NAME=hello');
  expect(terminal.ok('echo "$NAME"')).toBe('hello\n');
});

it('follows redirects only with -L', () => {
  const terminal = createTerminal('hello');
  expect(terminal.ok('curl -i http://hello.acme.apps.aloft.example/x')).toBe(
    'HTTP/1.1 308 Permanent Redirect\nlocation: https://hello.acme.apps.aloft.example/x\n\n',
  );
  expect(terminal.ok('curl -L http://hello.acme.apps.aloft.example/')).toBe('Hello from Aloft\n');
  expect(terminal.ok('curl -sI https://hello.acme.apps.aloft.example/')).toBe(
    `HTTP/2 200\ncontent-type: text/plain; charset=utf-8\ncontent-length: ${'Hello from Aloft\n'.length}\n\n`,
  );
  expect(terminal.run('curl https://nothing.example/').stderr).toBe(
    'curl: (6) Could not resolve host: nothing.example\n',
  );
  expect(terminal.run('curl -f http://nothing.acme.apps.aloft.example/').exitCode).toBe(22);
  expect(terminal.run('curl https://github.com/').notSimulated).toBeTruthy();
});

it('keeps requests and connections open in the background', () => {
  const terminal = createTerminal('slow-requests');
  expect(terminal.ok('curl -s https://hello.acme.apps.aloft.example/slow &')).toBe('[1] 4101\n');
  terminal.ok('aloft machine port-forward hello-1 8080 &');
  expect(terminal.ok('jobs')).toMatch(/^\[1\] {2}Running {2}curl .* &\n\[2\] {2}Running {2}aloft machine .* &\n$/);
  terminal.ok('kill %2');
  expect(terminal.ok('aloft machine flash hello-1')).toContain('keeps running, because it has requests');
  terminal.ok('sleep 2m');
  expect(terminal.ok('jobs')).toMatch(
    /^Hello from Aloft\n\[1\] {2}Done .*\nForwarding [^]*\n\[2\] {2}Terminated .*\n$/,
  );
  terminal.ok('sleep 2m');
  expect(terminal.ok('aloft machine list')).toContain('standby');
  expect(terminal.run('sleep 1 &').notSimulated).toBeTruthy();
  expect(terminal.run('kill 4101').notSimulated).toBeTruthy();
});

it('resolves the names of services', () => {
  const terminal = createTerminal('custom-domain');
  expect(terminal.ok('dig +short www.example.com')).toMatch(
    /^hello\.acme\.apps\.aloft\.example\.\n203\.0\.113\.\d+\n$/,
  );
  expect(terminal.ok('dig +short www.example.com CNAME')).toBe('hello.acme.apps.aloft.example.\n');
  expect(terminal.ok('dig +short nothing.example.com')).toBe('');
});
