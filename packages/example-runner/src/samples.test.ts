import path from 'node:path';
import {execFileSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {afterAll, beforeAll, describe, expect, it, test} from 'vitest';
import {listSampleFiles, packSample} from '@aloft/content/samples';
import {startSession} from '@aloft/content/facts';
import {examplesRoot, listExamples} from './readExample';
import {copyExample} from './makeEnvironment';

const root = path.resolve(__dirname, '../../..');
let directory = '';
beforeAll(() => void (directory = mkdtempSync(path.join(tmpdir(), 'aloft-samples-'))));
afterAll(() => rmSync(directory, {recursive: true}));

/** Contents and modes of files. */
const read = (directory: string, files: readonly string[]) =>
  files.map((file) => {
    const {mode} = statSync(path.join(directory, file));
    return [file, (mode & 0o100) !== 0, readFileSync(path.join(directory, file), 'utf8')];
  });

describe.each(listExamples())('the archive of %s', (id) => {
  it('unpacks to the tested files', () => {
    const sample = packSample(root, id);
    const unpacked = path.join(directory, 'unpacked');
    mkdirSync(unpacked);
    const run = copyExample(path.join(examplesRoot, id));
    try {
      writeFileSync(path.join(directory, 'sample.tar.gz'), sample.archive);
      execFileSync('tar', ['-xzf', '../sample.tar.gz'], {cwd: unpacked});
      const tested = listSampleFiles(path.join(examplesRoot, id)).filter((file) => file !== 'example.json');
      const files = execFileSync('find', [sample.directory, '-type', 'f', '-printf', '%P\\n'], {
        cwd: unpacked,
        encoding: 'utf8',
      });
      expect(files.trim().split('\n').sort()).toEqual([...tested]);
      expect(read(path.join(unpacked, sample.directory), tested)).toEqual(read(run.dir, tested));
    } finally {
      rmSync(unpacked, {recursive: true});
      rmSync(run.root, {recursive: true});
    }
  });

  it('equals the copy of `aloft init --template`', () => {
    const session = startSession('logged-in')!;
    for (const line of ['mkdir sample', 'cd sample']) expect(session.run(line).exitCode).toBe(0);
    const files = listSampleFiles(path.join(examplesRoot, id)).filter((file) => file !== 'example.json');
    expect(session.run(`aloft init --template ${id}`).output).toEqual([
      `Copied ${files.length} files of the sample ${id}`,
    ]);
    for (const file of files.filter((one) => one.endsWith('aloft.yaml')))
      expect(session.run(`aloft schema validate ${file}`).output).toEqual([`${file} is a valid manifest`]);
  });
});

test('an archive is identical in a copy with other modification times and without git', () => {
  const copy = path.join(directory, 'copy');
  const {dir, root: source} = copyExample(path.join(examplesRoot, 'go/generic'));
  cpSync(dir, path.join(copy, 'examples/go/generic'), {recursive: true});
  rmSync(source, {recursive: true});
  utimesSync(path.join(copy, 'examples/go/generic/main.go'), 1, 1);
  expect(packSample(copy, 'go/generic').sha256).toBe(packSample(root, 'go/generic').sha256);
  writeFileSync(path.join(copy, 'examples/go/generic/main.go'), 'package other\n');
  expect(packSample(copy, 'go/generic').sha256).not.toBe(packSample(root, 'go/generic').sha256);
});
