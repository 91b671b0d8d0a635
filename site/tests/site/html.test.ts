import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {expect, it} from 'vitest';
import {listFiles} from '../../hosting/listFiles';
import {installTool} from '../browser/installTool';
import {skipReason} from '@aloft/example-runner/skip';

const hasJava = spawnSync('java', ['-version']).status === 0;
const {directory, missing} = installTool('html-checker', 'vnu-jar');
const reason = skipReason(hasJava ? missing : 'java is not installed; it runs the HTML checker');

it.skipIf(reason)('the W3C HTML checker reports no errors on any page', () => {
  const pages = listFiles('build').filter((file) => file.endsWith('.html'));
  const jar = path.join(directory, 'build/dist/vnu.jar');
  // An optimizing compiler would take more time than it saves. Without it, the checker requires a larger stack.
  const args = ['-Xss4m', '-XX:TieredStopAtLevel=1', '-jar', jar, '--format', 'json', '--exit-zero-always', ...pages];
  const {stderr, status} = spawnSync('java', args, {encoding: 'utf8', maxBuffer: 1e8});
  expect(status, stderr.slice(0, 500)).toBe(0);
  const {messages} = JSON.parse(stderr) as {messages: readonly Readonly<Record<string, string | undefined>>[]};
  const errors = messages.filter(({type}) => type !== 'info');
  const shown = errors.map(({url = '', lastLine, message, extract}) => {
    return `${url.replace(/^.*\/build\//, 'build/')}:${lastLine}: ${message} ${extract ?? ''}`;
  });
  expect(shown).toEqual([]);
});
