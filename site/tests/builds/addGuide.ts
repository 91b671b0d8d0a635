// cspell:ignore phoenixframework defmodule
import {spawnSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

const example = 'elixir/phoenix';

/** Route of the guide that `addGuide` writes. */
export const guideRoute = '/docs/guides-and-samples/languages/elixir/phoenix';
export const guidePage = `${guideRoute.slice(1)}.mdx`;

/** Follows "Add a guide" of CONTRIBUTING.md in a copy of the project. @returns the command's output */
export function addGuide(directory: string): string {
  const args = ['scripts/newGuide.ts', example, 'Phoenix', '--group', 'Elixir', '--logo', 'phoenixframework'];
  const {stdout, stderr} = spawnSync(process.execPath, ['--import', 'tsx', ...args], {
    cwd: directory,
    encoding: 'utf8',
  });
  return stdout + stderr;
}

/** Completes the guide. The result of its test is fixed, because Elixir isn't installed on every machine. */
export function completeGuide(directory: string): void {
  const at = (file: string) => path.join(directory, file);
  const edit = (file: string, change: (text: string) => string) =>
    writeFileSync(at(file), change(readFileSync(at(file), 'utf8')));
  const folder = `examples/${example}`;
  const messages = ['no process', 'connection refused', 'the key base is missing'];
  edit(`${folder}/example.json`, (text) => {
    const unprovoked = messages.map((what) => ({what, why: 'an invented message'}));
    const record = {...(JSON.parse(text) as Record<string, unknown>), unprovoked};
    return JSON.stringify(record).replace('TODO: topics of the guide in one line', 'A release on the BEAM');
  });
  edit(guidePage, (text) =>
    text
      .replace(
        /TODO: the guide in 50 to 160 characters.*/,
        'Deploy an Elixir web app with Phoenix: releases, health checks, and clustering.',
      )
      .replace('TODO: its code.', `\`\`\`elixir example="${example}/app.ex"\n\`\`\``)
      .replace(/TODO: message/g, () => messages.shift() ?? 'one row too many')
      .replace(/TODO: /g, '')
      .replaceAll('this section, or leave it out.', 'A Phoenix app runs on the Erlang virtual machine.'),
  );
  writeFileSync(at(`${folder}/app.ex`), 'defmodule App do\n  def hello, do: :world\nend\n');
  const {guide, title, level, label} = JSON.parse(readFileSync(at(`${folder}/example.json`), 'utf8')) as Record<
    string,
    string
  >;
  edit('examples/verification.json', (text) => {
    const result = {guide, title, level, label, versions: [{name: 'Phoenix', version: '1.8'}], memoryMiB: 90};
    return JSON.stringify({...(JSON.parse(text) as object), [example]: result});
  });
}
