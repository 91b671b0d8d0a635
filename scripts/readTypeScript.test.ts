import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';

const folder = mkdtempSync(path.join(tmpdir(), 'type-script-'));
afterAll(() => rmSync(folder, {recursive: true, force: true}));

function run(file: string) {
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    ['--require', path.resolve('scripts/readTypeScript.cjs'), path.join(folder, file)],
    {encoding: 'utf8'},
  );
  return {status, stdout, stderr};
}

it('runs TypeScript and what it imports', () => {
  writeFileSync(path.join(folder, 'sum.ts'), 'export const sum = (a: number, b: number): number => a + b;\n');
  writeFileSync(
    path.join(folder, 'main.ts'),
    "import {sum} from './sum';\nimport type {Nothing} from './nowhere';\nconsole.log(sum(1, 2), null as Nothing | null);\n",
  );
  expect(run('main.ts')).toMatchObject({status: 0, stdout: '3 null\n'});
});

it('names the line of the source where an error was made', () => {
  writeFileSync(
    path.join(folder, 'wrong.ts'),
    "interface A {\n  a: string;\n}\n\nconst a: A = {a: ''};\nif (a.a === '') throw new Error('here');\n",
  );
  const {status, stderr} = run('wrong.ts');
  expect(status).toBe(1);
  expect(stderr).toMatch(/wrong\.ts:6:\d+\)?\n/);
});
