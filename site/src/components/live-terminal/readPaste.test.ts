import {expect, it} from 'vitest';
import {readPaste} from './readPaste';

it('leaves a line without a line break in the command line, between the texts around the cursor', () => {
  expect(readPaste('machine', 'aloft ', ' list')).toEqual({commands: [], rest: 'aloft machine list'});
  expect(readPaste('$ aloft whoami')).toEqual({commands: [], rest: 'aloft whoami'});
});

it('runs complete lines, the first one after the typed text', () => {
  expect(readPaste('app list\naloft machine list\nls', 'aloft ', ' -l')).toEqual({
    commands: ['aloft app list', 'aloft machine list'],
    rest: 'ls -l',
  });
  expect(readPaste('ls\r\n\r\n# A comment\r\npwd\r\n')).toEqual({commands: ['ls', 'pwd'], rest: ''});
});

it('joins lines that end with a backslash', () => {
  expect(readPaste('curl https://a.example \\\n    -H "A: b" \\\n    -X POST')).toEqual({
    commands: [],
    rest: 'curl https://a.example -H "A: b" -X POST',
  });
  expect(readPaste('aloft deploy \\\n  --wait\nls\n').commands).toEqual(['aloft deploy --wait', 'ls']);
});

it('runs only the lines of a transcript that have a prompt, with their continuation lines', () => {
  const transcript = `$ aloft app list
NAME   STATE
hello  running
$ curl https://a.example \\
>   -X POST
{"it's": 1}

$ aloft whoami`;
  expect(readPaste(transcript, 'time ')).toEqual({
    commands: ['time aloft app list', 'curl https://a.example -X POST'],
    rest: 'aloft whoami',
  });
  expect(readPaste(`Connected.\n${transcript}\nada\n`).commands.at(-1)).toBe('aloft whoami');
});
