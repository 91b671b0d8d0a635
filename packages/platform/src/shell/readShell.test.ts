import {expect, it} from 'vitest';
import {readShellCommands} from './readShell';

const read = (script: string) =>
  [...readShellCommands(script)].map((words) => {
    const line = script.slice(0, words[0]!.start).split('\n').length - 1;
    return `${line}: ${words.map(({text}) => text).join(' ')}`;
  });

it.each([
  ['aloft deploy\naloft logs', ['0: aloft deploy', '1: aloft logs']],
  ['aloft app list -q | grep a && ls; pwd &', ['0: aloft app list -q', '0: grep a', '0: ls', '0: pwd']],
  [
    'A=1 B="x y" aloft deploy --tag "$(git rev-parse HEAD)"',
    ['0: git rev-parse HEAD', '0: aloft deploy --tag $(git rev-parse HEAD)'],
  ],
  ['if aloft whoami; then\n  aloft deploy\nfi', ['0: aloft whoami', '1: aloft deploy']],
  ['aloft deploy \\\n  --region eu-north # comment\nls', ['0: aloft deploy --region eu-north', '2: ls']],
  ['cat <<EOF > out.txt\naloft nonsense\nEOF\naloft logs', ['0: cat', '3: aloft logs']],
  ["cat <<'A' && ls\nx\nA\npwd", ['0: cat', '0: ls', '3: pwd']],
  ['aloft logs > out.txt 2>&1', ['0: aloft logs']],
  ['echo `aloft version`', ['0: aloft version', '0: echo `aloft version`']],
  ['(cd app && aloft build)', ['0: cd app', '0: aloft build']],
  ["aloft app env set web 'A=b c'", ['0: aloft app env set web A=b c']],
])('reads %j', (script, expected) => {
  expect(read(script)).toEqual(expected);
});

it('marks words that contain a variable', () => {
  const [words] = [...readShellCommands('aloft app get "$APP" web-$N \'$X\'')];
  expect(words?.filter(({dynamic}) => dynamic).map(({text}) => text)).toEqual(['$APP', 'web-$N']);
});
