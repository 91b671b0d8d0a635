import {expect, it} from 'vitest';
import {commands} from '@aloft/platform/commands';
import {findRegion} from '@aloft/platform/system';
import {clockOf, createState, runCommand, type CreateStateOptions} from '..';
import type {View} from '../context';
import {createTerminal, exactly, play, without, type Line} from '../../tests/createTerminal';

const {edge} = findRegion('eu-central')!;
const elevenPorts = Array.from({length: 11}, (_, index) => ` --port ${9000 + index}:8080/tcp`).join('');

/** Commands of a project without files, or with these. */
const project = (files: CreateStateOptions['files'] = {}): CreateStateOptions => ({loggedIn: true, files});

const next = {'package.json': '{"dependencies": {"next": "16"}}', 'package-lock.json': '{}'};
const exposing = (lines: string): CreateStateOptions => project({Dockerfile: `FROM alpine\n${lines}\n`});
const rails = {
  Gemfile: 'gem "rails"\ngem "sqlite3"\ngem "thruster"\n',
  'Gemfile.lock': '',
  'config/credentials.yml.enc': '',
  Dockerfile: 'FROM ruby:3.4-slim\nEXPOSE 80\n',
};

const initFound = (instructions: string, port: number, output: string): [string, CreateStateOptions, ...Line[]] => [
  `init uses the only port that a Dockerfile exposes: ${instructions}`,
  exposing(instructions),
  ['aloft init hello', output],
  ['cat aloft.yaml', `targetPort: ${port}\n`],
];
const initAsks = (instruction: string, values: string): [string, CreateStateOptions, ...Line[]] => [
  `init asks for the port instead of guessing: ${instruction}`,
  exposing(instruction),
  [
    'aloft init hello',
    exactly(
      'error: "aloft init" requires the flag --port (flag_missing)\n' +
        `hint: Dockerfile exposes ${values}: use --port PORT with the port that serves HTTP\n`,
    ),
    '(flag_missing)',
  ],
  'aloft init hello --port 80',
  ['cat aloft.yaml', 'targetPort: 80\n'],
];
const initUnknown = (files: Record<string, string>, hint: string): [string, CreateStateOptions, ...Line[]] => [
  `init reports a project that it does not know: ${Object.keys(files).join(', ')}`,
  project(files),
  [
    'aloft init shop',
    exactly(`error: no framework was recognized in this directory (project_unknown)\nhint: ${hint}\n`),
    '(project_unknown)',
  ],
];

it.each<[title: string, scenario: CreateStateOptions | string, ...lines: Line[]]>([
  [
    'most commands require a login',
    'fresh',
    ['aloft app list', 3, '(not_authenticated)'],
    'aloft login',
    ['aloft app list', exactly('No apps.\n')],
    ['aloft whoami', {account: 'acme', token: 'laptop (login)', namespace: 'acme'}],
    'aloft logout',
    ['aloft whoami', '(not_authenticated)'],
  ],
  ['ALOFT_TOKEN works without a login', 'ci', ['aloft whoami', {token: 'ci (ALOFT_TOKEN)'}]],
  [
    '--verbose shows the call on standard error',
    'hello',
    [
      'aloft app get hello -v',
      /\nGET https:\/\/api\.aloft\.example\/v1\/namespaces\/acme\/apps\/hello \(\d+ ms, req-[0-9a-f]{8}\)\n$/,
    ],
  ],
  [
    '--verbose shows the namespace of the manifest',
    'project',
    'aloft deploy',
    'aloft namespace create staging',
    'aloft namespace use staging',
    ['aloft logs -v', '/namespaces/acme/'],
  ],
  [
    'an app is created by its first secret, before a deploy',
    'project',
    'aloft app secret set hello API_KEY=abc --no-deploy',
    ['aloft app get hello', {state: 'pending'}],
  ],
  [
    'an app attaches its volume again when it resumes',
    'volume',
    'aloft app suspend notes --yes',
    'aloft volume detach data --yes',
    'aloft machine create repair --image debian:13 --volume data --mount /data',
    ['aloft app resume notes', '(volume_attached)'],
    'aloft machine delete repair --force --yes',
    'aloft app resume notes',
    ['aloft volume get data', {state: 'attached'}],
  ],
  [
    'a machine has a short noun, and a name that is suggested',
    'hello',
    ['aloft m get hello-1', {name: 'hello-1'}],
    [
      'aloft machine get helo-1',
      4,
      exactly(
        'error: there is no machine "helo-1" in the namespace "acme" (machine_not_found)\nhint: did you mean "hello-1"?\n',
      ),
      '(machine_not_found)',
    ],
  ],
  [
    'a command in a machine gets its environment variables',
    'hello',
    ['aloft machine exec hello-1 --env TZ=UTC -- env', /^TZ=UTC$/m],
    ['aloft machine exec hello-1 -- env', without('TZ')],
  ],
  [
    'a machine is starting after --no-wait',
    'hello',
    ['aloft machine create job --image debian:13 --no-wait', /\nStarting in eu-central\n$/],
    ['aloft machine get job', {state: 'starting'}],
    'sleep 10',
    ['aloft machine get job', {state: 'running'}],
    ['aloft machine restart job --no-wait', exactly('Restarting machine job\n')],
    ['aloft machine get job', {state: 'starting'}],
  ],
  [
    'a volume changes its state after --no-wait',
    'free-volume',
    ['aloft volume create copy --size 5Gi --no-wait', 'Creating volume copy'],
    ['aloft volume get copy', {state: 'creating'}],
    'sleep 1m',
    ['aloft volume get copy', {state: 'available'}],
    ['aloft volume resize data --size 20Gi --no-wait', 'Resizing volume data'],
    ['aloft volume get data', {state: 'resizing'}],
    'sleep 1m',
    ['aloft volume get data', {state: 'available'}],
    'aloft volume snapshot create data',
    'aloft volume restore data --snapshot snap-1 --no-wait --yes',
    ['aloft volume get data', {state: 'creating'}],
  ],
  [
    "an apex domain, which can't have a CNAME record, has the edge's addresses",
    'hello',
    'aloft service update hello --add-hostname example.com',
    [
      'aloft certificate create apex --hostname example.com --hostname www.example.com',
      exactly(
        `Created certificate apex\nAdd these DNS records:\n  example.com. A ${edge.ipv4}\n  example.com. AAAA ${edge.ipv6}\n  www.example.com. CNAME SERVICE.acme.apps.aloft.example.\n`,
      ),
    ],
    ['dig +short example.com', exactly(`${edge.ipv4}\n`)],
    ['dig +short example.com AAAA', exactly(`${edge.ipv6}\n`)],
    ['dig +short example.com CNAME', exactly('')],
    ['dig +short hello.acme.apps.aloft.example AAAA', exactly(`${edge.ipv6}\n`)],
  ],
  [
    'a wildcard requires DNS validation',
    'custom-domain',
    'aloft certificate create wild --hostname *.example.com --validation dns --wait',
    ['aloft certificate get wild', {state: 'active'}],
  ],
  initFound('EXPOSE 3000', 3000, 'Found port 3000 in Dockerfile\n'),
  initFound('expose 53/udp 3000/tcp\n# EXPOSE 9000\nEXPOSE 3000', 3000, 'Found port 3000 in Dockerfile\n'),
  initFound(
    'CMD ["serve"]',
    8080,
    'Found Dockerfile\nWrote aloft.yaml for the app hello\nBefore you deploy:\n' +
      '  Dockerfile: exposes no port, so check that the server listens on 8080, or use --port PORT\n',
  ),
  initAsks('EXPOSE 22 80 443', '22, 80, 443'),
  initAsks('EXPOSE ${port}', '${port}'),
  initAsks('EXPOSE 8000-8010', '8000-8010'),
  [
    'init ignores the Dockerfile if an image is given',
    exposing('EXPOSE 22 80'),
    'aloft init hello --image nginx:1.29',
    ['cat aloft.yaml', 'targetPort: 8080\n'],
  ],
  [
    'init writes the files of a framework, and lists what the project needs',
    project({...next, 'app/page.tsx': ''}),
    [
      'aloft init shop',
      exactly(`Found Next.js in package.json, npm in package-lock.json
Wrote Dockerfile, .dockerignore, and aloft.yaml for the app shop
  port 8080, health check GET /
  hostname shop.acme.apps.aloft.example
Before you deploy:
  next.config: set output to 'standalone'
See https://docs.aloft.example/docs/guides-and-samples/languages/javascript/nextjs
`),
    ],
    ['cat .dockerignore', '.env*\nnode_modules\n.next\n'],
    ['aloft schema validate aloft.yaml', 'is a valid manifest'],
    ['aloft deploy', 'Building acme/shop from Dockerfile'],
    ['aloft init shop', '(file_exists)'],
    'aloft init shop --force --port 3000 --health-path /api/health',
    ['cat Dockerfile', 'EXPOSE 3000\n'],
    ['cat aloft.yaml', /path: \/api\/health\n\s+port: 3000\n/],
    ['aloft init shop --force --health-path api', '(flag_value_invalid)'],
  ],
  ...(
    [
      ['/node_modules/\n.env*\n', '  .dockerignore: kept; add .git .next out\n'],
      ['*\n!target/*.jar\n', '  .dockerignore: leaves out your source, so replace the file with --force\n'],
      ['.git\n.env*\n**/node_modules\n.next\nout\n', without('  .dockerignore')],
    ] as const
  ).map(([text, note]): [string, CreateStateOptions, ...Line[]] => [
    `init says what the .dockerignore ${JSON.stringify(text)} lacks`,
    project({...next, '.dockerignore': text}),
    ['aloft init shop', note],
  ]),
  [
    'init keeps an existing Dockerfile',
    project(rails),
    ['aloft init shop', 'Found Rails in Gemfile, Dockerfile\nWrote aloft.yaml for the app shop\n'],
    ['cat aloft.yaml', /HTTP_PORT: "8080"[^]*RAILS_MASTER_KEY[^]*\/up[^]*\/rails\/storage/],
  ],
  initUnknown(
    {'main.c': '', 'apps/web/package.json': '{"main": "a.js"}'},
    'in a workspace, use --directory; otherwise write a Dockerfile and run the command again, or use --image IMAGE',
  ),
  initUnknown(
    {
      'package.json': '{"workspaces": ["*/*"]}',
      'apps/web/package.json': '{"dependencies": {"next": "16"}}',
      'apps/api/package.json': '{"scripts": {"start": "node a.js"}}',
      'apps/api/node_modules/a/package.json': '{"main": "a.js"}',
      'packages/ui/package.json': '{}',
    },
    'in this workspace, use --directory apps/web or --directory apps/api',
  ),
  [
    'deploy requires the secrets of the manifest',
    {
      scenario: 'logged-in',
      files: {
        'aloft.yaml': {version: 1, app: 'hello', build: {image: 'nginx:1.27'}, machine: {secrets: ['API_KEY']}},
      },
    },
    ['aloft deploy', '(secret_not_found)'],
    ['aloft app list', exactly('No apps.\n')],
    'aloft app secret set hello API_KEY=abc',
    'aloft deploy',
  ],
  [
    "the release command's machine is deleted, and its output is in the app's log",
    'release-command',
    ['aloft deploy --dry-run', 'Would run release command npm run migrate\n'],
    'aloft deploy',
    ['aloft machine list', [{}]],
    ['aloft logs shop', / shop-run-1 applied 20261020_add_price\.sql\n/],
  ],
  [
    'metrics suggests a name',
    'hello',
    [
      'aloft metrics hello --metric aloft_machine_wake_total',
      'did you mean "aloft_machine_wakes_total"?',
      '(flag_value_invalid)',
    ],
  ],
])('%s', (_, scenario, ...lines) => expect(play(createTerminal(scenario), lines)).toEqual([]));

it.each<[scenario: string, ...lines: string[], code: string]>([
  ['hello', 'app scale hello --min 5 --max 2', 'flag_value_invalid'],
  ['hello', 'app scale hello', 'nothing_to_change'],
  ['hello', 'token revoke ci --yes', 'token_not_found'],
  ['hello', 'metrics hello --since 720h --step 15s', 'flag_value_invalid'],
  ['hello', 'service detach hello --yes', 'service detach hello --yes', 'service_detached'],
  ['hello', 'service create hello --port 443:8080/https', 'name_taken'],
  ['hello', `service create many --visibility private${elevenPorts}`, 'quota_exceeded'],
  ['hello', 'namespace create staging', 'namespace create staging', 'namespace_taken'],
  ['hello', 'namespace delete acme --yes', 'resource_in_use'],
  ['logged-in', 'namespace delete acme --yes', 'resource_in_use'],
  ['namespaces', 'login --token alft_deploy_none', 'token_invalid'],
  ['logged-in', 'deploy', 'manifest_not_found'],
  ['project', 'deploy --timeout 1s', 'wait_timeout'],
  ['project', 'app create hello', 'app run hello -- true', 'state_conflict'],
  ['release-command', 'app run shop --timeout 1s -- npm run seed', 'run_timeout'],
  ['machine', 'machine delete worker --yes', 'state_conflict'],
  ['machine', 'machine stop worker', 'machine wake worker', 'state_conflict'],
  ['volume', 'app scale notes --max 2', 'volume_needs_single_machine'],
  ['free-volume', 'volume detach data --yes', 'volume_detached'],
  ['free-volume', 'volume import data --from Dockerfile', 'import_failed'],
  ['free-volume', 'volume import data --from missing.tar', 'file_not_found'],
  ['free-volume', 'volume restore data --snapshot nothing --yes', 'snapshot_not_found'],
  ['free-volume', 'volume snapshot create data', 'volume delete data --yes', 'volume_has_snapshots'],
  ['free-volume', 'volume snapshot create data', 'volume snapshot create data snap-1', 'name_taken'],
  [
    'free-volume',
    'machine create other --image nginx:1.27 --no-start',
    'volume attach data --machine worker --mount /data',
    'volume attach data --machine other --mount /data',
    'volume_attached',
  ],
  [
    'free-volume',
    'volume attach data --machine worker --mount /data',
    'machine start worker',
    'volume detach data --yes',
    'state_conflict',
  ],
  ['custom-domain', 'certificate create wild --hostname *.example.com', 'flag_value_invalid'],
  ['custom-domain', 'certificate upload own --certificate Dockerfile --key www.example.com.key', 'certificate_invalid'],
  ['custom-domain', 'certificate upload own --certificate none.pem --key www.example.com.key', 'file_not_found'],
])('in the scenario %s, aloft %s fails', (scenario, ...lines) => {
  const terminal = createTerminal(scenario);
  for (const line of lines.slice(0, -2)) terminal.ok(`aloft ${line}`);
  expect(terminal.fails(`aloft ${lines.at(-2)}`)).toBe(lines.at(-1));
});

it('a deploy token is a login, and its secret is not stored', () => {
  const terminal = createTerminal('namespaces');
  const {secret} = terminal.json<View>('aloft token create audit --kind deploy --scope read');
  expect(secret).toMatch(/^alft_deploy_[a-z2-7]{24}$/);
  expect(JSON.stringify(terminal.state())).not.toContain(String(secret));
  terminal.ok('aloft logout');
  terminal.ok(`aloft login --token ${String(secret)}`);
  terminal.ok('aloft app list');
});

it("commands that don't check access also use the namespace of a deploy token", () => {
  const terminal = createTerminal('namespaces');
  const {secret} = terminal.json<View>('aloft token create ci --kind deploy --namespace acme-staging');
  terminal.ok(`export ALOFT_TOKEN=${String(secret)}`);
  expect(terminal.state().currentNamespace).toBe('acme');
  expect(terminal.run('aloft app list -v').stderr).toContain('/v1/namespaces/acme-staging/apps ');
  expect(terminal.run('aloft namespace quota -v').stderr).toContain('/v1/namespaces/acme-staging');
  terminal.ok('aloft init shop --force');
  expect(terminal.ok('cat aloft.yaml')).toContain('namespace: acme-staging\n');
  terminal.ok('aloft init shop --force --namespace acme');
  expect(terminal.ok('cat aloft.yaml')).toContain('namespace: acme\n');
});

it('every command, every noun and the CLI have help', () => {
  const terminal = createTerminal('fresh');
  for (const command of commands) {
    const help = terminal.ok(`aloft ${command.path.join(' ')} --help`);
    for (const flag of command.flags) expect(help).toContain(`--${flag.name}`);
  }
  expect(terminal.ok('aloft --help')).toContain('machine, m');
  expect(terminal.ok('aloft volume snapshot --help')).toContain('volume snapshot create');
});

it('init copies a template and sets the namespace', () => {
  const templates = {
    ids: () => ['go/generic'],
    read: (id: string) =>
      id === 'go/generic'
        ? {'main.go': '// http://go.acme.internal\n', 'aloft.yaml': 'version: 1\napp: go\nnamespace: acme\n'}
        : undefined,
  };
  const run = (line: string, deps = {templates}) => runCommand(createState({scenario: 'fresh'}), line, {now: 0}, deps);
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

it('schema validate parses YAML with the injected function', () => {
  const state = createState({scenario: 'logged-in', files: {'aloft.yaml': 'app: hello\nversion: 9\n'}});
  const deps = {parseYaml: () => ({app: 'hello', version: 9, build: {image: 'nginx:1.27'}})};
  const result = runCommand(state, 'aloft schema validate aloft.yaml', clockOf(state), deps);
  expect(result.errorCode).toBe('manifest_invalid');
  expect(result.stdout).toBe(
    'aloft.yaml: version (9): it must be 1: see https://docs.aloft.example/docs/resources/schema\n',
  );
  expect(runCommand(state, 'aloft deploy', clockOf(state)).errorCode).toBe('manifest_invalid');
});

it('a release command that exceeds its timeout fails the deploy', () => {
  const state = createState({scenario: 'failing-migration'});
  const behavior = state.behaviors.shop?.commands['npm run migrate'];
  if (behavior) Object.assign(behavior, {exitCode: 0, seconds: 601});
  const result = runCommand(state, 'aloft deploy', clockOf(state));
  expect(result.stderr).toContain('it ran longer than 10m (release_command_failed)');
});

it('a task requires the scope deploy, unlike a command in a running machine', () => {
  const terminal = createTerminal('release-command');
  const {secret} = terminal.json<View>('aloft token create ci --kind deploy --scope deploy');
  const [machine] = terminal.json<View[]>('aloft machine list');
  const withToken = `ALOFT_TOKEN=${String(secret)} aloft`;
  expect(terminal.run(`${withToken} app run shop -- npm run seed`).exitCode).toBe(0);
  expect(terminal.run(`${withToken} machine exec ${String(machine?.name)} -- ls`).errorCode).toBe('scope_missing');
});
