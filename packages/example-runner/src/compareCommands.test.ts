import path from 'node:path';
import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {readGuides} from '@aloft/content/guides';
import {compareCommands, listLocalCommands} from './compareCommands';
import {examplesRoot, readExample} from './readExample';

const root = path.resolve(__dirname, '../../..');
const example = readExample(path.join(examplesRoot, 'go/generic'), 'go/generic');

test.each(readGuides(root))('the test of $example runs the commands of its guide', ({example: id, doc}) => {
  const commands = listLocalCommands(readFileSync(path.join(root, `docs/${doc}.mdx`), 'utf8'));
  expect(compareCommands(commands, readExample(path.join(examplesRoot, id), id))).toEqual([]);
});

test('listLocalCommands finds what runs on the computer', () => {
  const page = `
\`\`\`bash
cd app
PORT=8080 npm start \\
  --fast
aloft deploy
curl https://app.acme.aloft-apps.example/
\`\`\`

   \`\`\`console
   $ npm test
   ok
   $ aloft deploy
   \`\`\`

\`\`\`sh example="x/start.sh"
\`\`\`
`;
  expect(listLocalCommands(page)).toEqual(['npm start --fast', 'npm test']);
});

describe('compareCommands', () => {
  const tested = {...example, build: ['go build', 'make && make serve']};

  test('accepts a command that a step runs, and one with a reason', () => {
    const untestedCommands = [{what: 'make deploy', why: 'needs an account'}];
    expect(compareCommands(['go build', 'make serve', 'make deploy'], {...tested, untestedCommands})).toEqual([]);
  });

  test('reports a command without a step, and a reason that no longer applies', () => {
    expect(compareCommands(['make all'], tested)).toEqual([
      '`make all`: no step runs it: add one, or give the reason in "untestedCommands" of example.json',
    ]);
    const untestedCommands = ['go build', 'old'].map((what) => ({what, why: 'some reason'}));
    expect(compareCommands(['go build'], {...tested, untestedCommands})).toEqual([
      'example.json: untestedCommands: a step runs "go build": remove it',
      'example.json: untestedCommands: "old" is not in the guide: remove it',
    ]);
  });
});
