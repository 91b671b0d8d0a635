import {describe, expect, it} from 'vitest';
import type {View} from '../context';
import {runCommand, clockOf, createState} from '..';
import {createTerminal} from '../../tests/createTerminal';

describe('project commands', () => {
  it('init writes a manifest that deploy accepts', () => {
    const terminal = createTerminal('logged-in');
    expect(terminal.ok('aloft init hello')).toBe('Found port 8080 in Dockerfile\nWrote aloft.yaml for the app hello\n');
    expect(terminal.ok('cat aloft.yaml')).toContain('targetPort: 8080\n');
    expect(terminal.fails('aloft init hello')).toBe('file_exists');
    expect(terminal.ok('aloft deploy')).toMatch(
      /^Building acme\/hello from Dockerfile\n[\s\S]*Deployed hello: https:\/\/hello\.acme\.apps\.aloft\.example\n$/,
    );
  });

  it.each([
    ['EXPOSE 3000', '3000', 'Found port 3000 in Dockerfile\n'],
    ['expose 53/udp 3000/tcp\n# EXPOSE 9000\nEXPOSE 3000', '3000', 'Found port 3000 in Dockerfile\n'],
    [
      'CMD ["serve"]',
      '8080',
      'Found Dockerfile\nWrote aloft.yaml for the app hello\nBefore you deploy:\n' +
        '  Dockerfile: exposes no port, so check that the server listens on 8080, or use --port PORT\n',
    ],
  ])('init uses the only port that a Dockerfile exposes: %s', (instructions, port, output) => {
    const terminal = createTerminal({scenario: 'logged-in', files: {Dockerfile: `FROM alpine\n${instructions}\n`}});
    expect(terminal.ok('aloft init hello')).toContain(output);
    expect(terminal.ok('cat aloft.yaml')).toContain(`targetPort: ${port}\n`);
  });

  it.each([
    ['EXPOSE 22 80 443', '22, 80, 443'],
    ['EXPOSE ${port}', '${port}'],
    ['EXPOSE 8000-8010', '8000-8010'],
  ])('init asks for the port instead of guessing: %s', (instruction, values) => {
    const terminal = createTerminal({scenario: 'logged-in', files: {Dockerfile: `FROM alpine\n${instruction}\n`}});
    const {errorCode, stderr} = terminal.run('aloft init hello');
    expect(errorCode).toBe('flag_missing');
    expect(stderr).toBe(
      'error: "aloft init" requires the flag --port (flag_missing)\n' +
        `hint: Dockerfile exposes ${values}: use --port PORT with the port that serves HTTP\n`,
    );
    terminal.ok('aloft init hello --port 80');
    expect(terminal.ok('cat aloft.yaml')).toContain('targetPort: 80\n');
  });

  it('init ignores the Dockerfile if an image is given', () => {
    const terminal = createTerminal({scenario: 'logged-in', files: {Dockerfile: 'FROM alpine\nEXPOSE 22 80\n'}});
    terminal.ok('aloft init hello --image nginx:1.29');
    expect(terminal.ok('cat aloft.yaml')).toContain('targetPort: 8080\n');
  });

  it('init writes the files of a framework, and lists what the project needs', () => {
    const files = {'package.json': '{"dependencies": {"next": "16"}}', 'package-lock.json': '{}', 'app/page.tsx': ''};
    const terminal = createTerminal({loggedIn: true, files});
    expect(terminal.ok('aloft init shop').split('\n')).toEqual([
      'Found Next.js in package.json, npm in package-lock.json',
      'Wrote Dockerfile, .dockerignore, and aloft.yaml for the app shop',
      '  port 8080, health check GET /',
      '  hostname shop.acme.apps.aloft.example',
      'Before you deploy:',
      "  next.config: set output to 'standalone'",
      'See https://docs.aloft.example/docs/guides-and-samples/languages/javascript/nextjs',
      '',
    ]);
    expect(terminal.ok('cat .dockerignore')).toContain('.env*\nnode_modules\n.next\n');
    expect(terminal.ok('aloft schema validate aloft.yaml')).toContain('is a valid manifest');
    expect(terminal.ok('aloft deploy')).toContain('Building acme/shop from Dockerfile');
    expect(terminal.fails('aloft init shop')).toBe('file_exists');
    terminal.ok('aloft init shop --force --port 3000 --health-path /api/health');
    expect(terminal.ok('cat Dockerfile')).toContain('EXPOSE 3000\n');
    expect(terminal.ok('cat aloft.yaml')).toMatch(/path: \/api\/health\n\s+port: 3000\n/);
    expect(terminal.fails('aloft init shop --force --health-path api')).toBe('flag_value_invalid');
  });

  it.each([
    ['/node_modules/\n.env*\n', '  .dockerignore: kept; add .git .next out\n'],
    ['*\n!target/*.jar\n', '  .dockerignore: leaves out your source, so replace the file with --force\n'],
    ['.git\n.env*\n**/node_modules\n.next\nout\n', ''],
  ])('init says what the .dockerignore %j lacks', (text, note) => {
    const files = {
      'package.json': '{"dependencies": {"next": "16"}}',
      'package-lock.json': '{}',
      '.dockerignore': text,
    };
    const output = createTerminal({loggedIn: true, files}).ok('aloft init shop');
    expect(/^ {2}\.dockerignore.*\n/m.exec(output)?.[0] ?? '').toBe(note);
  });

  it('init keeps an existing Dockerfile', () => {
    const rails = createTerminal({
      loggedIn: true,
      files: {
        Gemfile: 'gem "rails"\ngem "sqlite3"\ngem "thruster"\n',
        'Gemfile.lock': '',
        'config/credentials.yml.enc': '',
        Dockerfile: 'FROM ruby:3.4-slim\nEXPOSE 80\n',
      },
    });
    expect(rails.ok('aloft init shop')).toContain(
      'Found Rails in Gemfile, Dockerfile\nWrote aloft.yaml for the app shop\n',
    );
    expect(rails.ok('cat aloft.yaml')).toMatch(
      /HTTP_PORT: "8080"[\s\S]*RAILS_MASTER_KEY[\s\S]*\/up[\s\S]*\/rails\/storage/,
    );
  });

  it.each<readonly [files: Record<string, string>, hint: string]>([
    [
      {'main.c': '', 'apps/web/package.json': '{"main": "a.js"}'},
      'in a workspace, use --directory; otherwise write a Dockerfile and run the command again, or use --image IMAGE',
    ],
    [
      {
        'package.json': '{"workspaces": ["*/*"]}',
        'apps/web/package.json': '{"dependencies": {"next": "16"}}',
        'apps/api/package.json': '{"scripts": {"start": "node a.js"}}',
        'apps/api/node_modules/a/package.json': '{"main": "a.js"}',
        'packages/ui/package.json': '{}',
      },
      'in this workspace, use --directory apps/web or --directory apps/api',
    ],
  ])('init reports a project that it does not know: %j', (files, hint) =>
    expect(createTerminal({loggedIn: true, files}).run('aloft init shop').stderr).toBe(
      `error: no framework was recognized in this directory (project_unknown)\nhint: ${hint}\n`,
    ),
  );

  it('init copies a template and sets the namespace', () => {
    const templates = {
      ids: () => ['go/generic'],
      read: (id: string) =>
        id === 'go/generic'
          ? {'main.go': '// http://go.acme.internal\n', 'aloft.yaml': 'version: 1\napp: go\nnamespace: acme\n'}
          : undefined,
    };
    const run = (line: string, deps = {templates}) =>
      runCommand(createState({scenario: 'fresh'}), line, {now: 0}, deps);
    const {stdout, state} = run('aloft init --template go/generic --namespace other');
    expect(stdout).toBe('Copied 2 files of the sample go/generic\n');
    expect(state.files['aloft.yaml']?.text).toBe('version: 1\napp: go\nnamespace: other\n');
    expect(state.files['main.go']?.text).toBe('// http://go.other.internal\n');
    expect(run('aloft init --template go/generics').stderr).toContain('hint: did you mean "go/generic"?');
    expect(run('aloft init --template php/none').errorCode).toBe('template_not_found');
    expect(run('aloft init shop --template go/generic').errorCode).toBe('argument_unexpected');
    expect(run('aloft init --template go/generic --port 80').errorCode).toBe('flags_conflict');
    expect(runCommand(state, 'aloft init --template go/generic', {now: 0}, {templates}).errorCode).toBe('file_exists');
    expect(runCommand(state, 'aloft init --template go/generic', {now: 0}).notSimulated).toContain('not available');
  });

  it('deploy prints only the URL with -q, and the release with -o json', () => {
    const terminal = createTerminal('project');
    expect(terminal.ok('aloft deploy -q')).toBe('https://hello.acme.apps.aloft.example\n');
    expect(terminal.json<View>('aloft deploy')).toMatchObject({number: 2, state: 'live'});
  });

  it('parses YAML with the injected function, and validates the manifest', () => {
    const state = createState({scenario: 'logged-in', files: {'aloft.yaml': 'app: hello\nversion: 9\n'}});
    const deps = {parseYaml: () => ({app: 'hello', version: 9, build: {image: 'nginx:1.27'}})};
    const result = runCommand(state, 'aloft schema validate aloft.yaml', clockOf(state), deps);
    expect(result.errorCode).toBe('manifest_invalid');
    expect(result.stdout).toBe(
      'aloft.yaml: version (9): it must be 1: see https://docs.aloft.example/docs/resources/schema\n',
    );
    expect(runCommand(state, 'aloft deploy', clockOf(state)).errorCode).toBe('manifest_invalid');
  });

  it('a manifest with an unset secret is rejected', () => {
    const manifest = {version: 1, app: 'hello', build: {image: 'nginx:1.27'}, machine: {secrets: ['API_KEY']}};
    const files = {'aloft.yaml': manifest};
    const terminal = createTerminal({scenario: 'logged-in', files});
    expect(terminal.fails('aloft deploy')).toBe('secret_not_found');
    expect(terminal.ok('aloft app list')).toBe('No apps.\n');
    terminal.ok('aloft app secret set hello API_KEY=abc');
    terminal.ok('aloft deploy');
  });
});
