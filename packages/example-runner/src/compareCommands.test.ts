import path from 'node:path';
import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {readGuides} from '@aloft/content/guides';
import {compareCommands, listLocalCommands} from './compareCommands';
import {examplesRoot, readExample} from './readExample';

test.each(readGuides(process.cwd()))('the test of $example runs the commands of its guide', ({example: id, doc}) => {
  const commands = listLocalCommands(readFileSync(`docs/${doc}.mdx`, 'utf8'));
  expect(compareCommands(commands, readExample(path.join(examplesRoot, id), id))).toEqual([]);
});
