import {expect, it} from 'vitest';
import {type ProjectFiles, recognizeProject} from '.';

const json = (value: object) => JSON.stringify(value);
const node = (dependencies: readonly string[], more: ProjectFiles = {}, scripts: object | null = {build: 'build'}) => ({
  'package.json': json({scripts, dependencies: Object.fromEntries(dependencies.map((name) => [name, '1']))}),
  'package-lock.json': '',
  ...more,
});
type Project = [name: string, files: ProjectFiles, found: string, lines: readonly string[], health?: string];
/**
 * Projects that neither a sample nor a starter of the example runner covers: the files that decide, what is found, and
 * lines of the Dockerfile.
 */
const projects: readonly Project[] = [
  [
    'React Router without SSR',
    node(['@react-router/dev'], {'react-router.config.ts': 'export default {ssr: false}'}),
    'React Router in package.json, npm in package-lock.json',
    ['COPY --from=build /app/build/client site'],
    '/healthz',
  ],
  [
    'Astro without an adapter or scripts',
    node(['astro'], {}, null),
    'Astro in package.json, npm in package-lock.json',
    ['COPY --from=build /app/dist site'],
    '/healthz',
  ],
  [
    'Astro with its own entry',
    node(['astro', '@astrojs/node'], {'server.mjs': ''}),
    'Astro in package.json, npm in package-lock.json',
    ['HOST=0.0.0.0', 'CMD ["node", "server.mjs"]'],
  ],
  [
    'ng new',
    node(['@angular/core'], {'angular.json': '{"projects": {"shop": {}}}'}),
    'Angular in package.json, npm in package-lock.json',
    ['COPY --from=build /app/dist/shop/browser site'],
    '/healthz',
  ],
  [
    'fastify generate --lang=ts',
    node(['fastify'], {}, {'build:ts': 'tsc', start: 'npm run build:ts && fastify start -l info dist/app.js'}),
    'Fastify in package.json, npm in package-lock.json',
    [
      'RUN npm run build:ts\n',
      'FASTIFY_ADDRESS=0.0.0.0\n',
      'CMD ["./node_modules/.bin/fastify", "start", "-l", "info", "dist/app.js"]',
    ],
  ],
  [
    'Flask with pip',
    {
      'requirements.txt': 'flask\ngunicorn\n',
      'src/shop/__init__.py': 'def create_app():\n',
      'tests/test_a.py': 'app = Flask("a")\n',
    },
    'Flask in src/shop/__init__.py, pip in requirements.txt',
    [
      'uv pip install -r requirements.txt',
      'PYTHONPATH=src',
      'CMD [".venv/bin/gunicorn", "--threads", "8", "shop:create_app()"]',
    ],
  ],
  [
    'Poetry',
    {
      'pyproject.toml': 'fastapi = "*"\nuvicorn = "*"',
      'poetry.lock': '',
      '.python-version': '3.12\n',
      'app/main.py': 'app: FastAPI = FastAPI(title="a")\n',
    },
    'FastAPI in app/main.py, Poetry in poetry.lock',
    ['FROM python:3.12-slim-trixie AS build', 'uvx poetry@2 install', '"app.main:app"'],
  ],
  [
    'Django with Channels',
    {
      'uv.lock': '',
      'pyproject.toml': '"uvicorn"',
      'manage.py': "'DJANGO_SETTINGS_MODULE', 'config.settings.production'",
      'config/settings/production.py':
        'STATIC_ROOT = "a"\nINSTALLED_APPS = ["channels"]\nSECRET_KEY = os.environ["SECRET_KEY"]',
    },
    'Django in manage.py, uv in uv.lock',
    ['RUN SECRET_KEY=build .venv/bin/python manage.py collectstatic', '"config.asgi:application"'],
  ],
  [
    'cargo new',
    {
      'Cargo.toml': '[package]\nname = "shop"\n',
      'Cargo.lock': 'name = "reqwest"\nname = "openssl-sys"\n',
      'src/main.rs': '',
      'templates/a.html': '',
    },
    'Rust in Cargo.toml',
    ['libssl-dev pkg-config', 'ca-certificates libssl3t64', 'COPY templates templates', 'CMD ["./bin/shop"]'],
  ],
  [
    'a Cargo workspace',
    {
      'Cargo.toml': '[workspace]\nmembers = ["server"]\n',
      'Cargo.lock': 'a',
      'server/Cargo.toml': '[package]\nname = "shop-server"\n',
      'server/src/main.rs': '',
    },
    'Rust in Cargo.toml, a binary in server',
    ['--package shop-server && install'],
  ],
  [
    'Spring Initializr with Gradle',
    {
      'build.gradle.kts':
        'id("org.springframework.boot") version "4.1.1"\nversion = "0.0.1"\nspring-boot-starter-actuator',
      'settings.gradle.kts': 'rootProject.name = "demo"',
      gradlew: '',
    },
    'Spring Boot in build.gradle.kts, the wrapper gradlew',
    ['./gradlew --no-daemon bootJar', 'build/libs/demo-0.0.1.jar extract'],
    '/actuator/health',
  ],
  ['HTML files', {'public/index.html': ''}, 'a static site in public/index.html', ['COPY public site'], '/healthz'],
  [
    'HTML files in the root',
    {'index.html': ''},
    'a static site in index.html',
    ['COPY . site\nRUN mv site/nginx.conf ./\n'],
    '/healthz',
  ],
];

const settings = {port: 8080, directory: '', app: 'shop'};

it.each(projects)('%s', (_, files, found, lines, health = '/') => {
  const recipe = recognizeProject(files, settings);
  expect(recipe?.found.join(', ')).toBe(found);
  for (const line of lines) expect(recipe?.dockerfile).toContain(line);
  expect(recipe?.health).toBe(health);
});

it.each([
  [
    'pnpm-lock.yaml',
    'pnpm',
    ['RUN npm install --global pnpm@10.4.1\n', 'pnpm install --frozen-lockfile', 'pnpm prune --prod'],
  ],
  ['yarn.lock', 'Yarn', ['npm install --global yarn@10.4.1\n', 'yarn install --frozen-lockfile']],
  ['bun.lock', 'Bun', ['FROM oven/bun:1.4-slim AS bun\n', 'bun install --frozen-lockfile\n', 'bun run build']],
])('the lock file %s', (lock, name, lines) => {
  const manifest = {
    packageManager: 'a@10.4.1',
    scripts: {build: 'a'},
    dependencies: {astro: '1', '@astrojs/node': '1'},
    devDependencies: {a: '1'},
  };
  const recipe = recognizeProject({'package.json': json(manifest), [lock]: ''}, settings);
  expect(recipe?.found).toContain(`${name} in ${lock}`);
  for (const line of lines) expect(recipe?.dockerfile).toContain(line);
});

it('an app in a workspace is built from the directory with the lock file', () => {
  const files = {
    'pnpm-lock.yaml': '',
    'package.json': json({packageManager: 'pnpm@10.4.1'}),
    'apps/web/package.json': json({scripts: {build: 'a'}, dependencies: {next: '16'}}),
  };
  const workspace = {...settings, directory: 'apps/web'};
  const recipe = recognizeProject(files, workspace)!;
  expect(recipe.dockerfile).toContain(
    'RUN npm install --global pnpm@10.4.1\nENV CI=true\nCOPY . .\nRUN --mount=type=cache,target=/root/.local/share/pnpm/store \\\n    pnpm install --frozen-lockfile\nWORKDIR /app/apps/web\n',
  );
  expect(recipe.dockerfile).toContain('CMD ["node", "apps/web/server.js"]');
  expect(recipe.ignored).toEqual(expect.arrayContaining(['**/.env*', '**/node_modules', 'Dockerfile']));
});

it.each([
  ['pnpm-lock.yaml', 'pnpm install --prod --frozen-lockfile'],
  ['yarn.lock', 'yarn workspaces focus --all --production'],
  ['package-lock.json', 'npm prune --omit=dev'],
])('a server in a workspace with %s contains all linked packages', (lock, prune) => {
  const manifest = {dependencies: {'@react-router/serve': '8'}, devDependencies: {'@react-router/dev': '8'}};
  const files = {[lock]: '__metadata:', 'apps/web/package.json': json(manifest)};
  const {dockerfile} = recognizeProject(files, {...settings, directory: 'apps/web'})!;
  expect(dockerfile).toContain(`\nWORKDIR /app\nRUN ${prune}`);
  expect(dockerfile).toContain(
    'PATH=/app/apps/web/node_modules/.bin:/app/node_modules/.bin:$PATH\nCOPY --from=build /app .\nWORKDIR /app/apps/web\nUSER node\nEXPOSE 8080\nCMD ["react-router-serve", "./build/server/index.js"]\n',
  );
});

it('a site in the root does not publish the files of its tools', () =>
  expect(recognizeProject({'index.html': ''}, settings)?.ignored).toEqual(
    expect.arrayContaining(['.*', '!.well-known', 'package.json', '*-lock.*']),
  ));

it('variables for the browser become build arguments, with the values from .env files', () => {
  const files = {
    ...node(['vite'], {'index.html': ''}),
    'src/a.ts': 'import.meta.env.VITE_API + import.meta.env.VITE_KEY',
    '.env.production': 'VITE_API=https://a.example\n',
  };
  const recipe = recognizeProject(files, settings)!;
  expect(recipe.dockerfile).toContain('ARG VITE_API\nARG VITE_KEY\nRUN npm run build\n');
  expect(recipe.args).toEqual({VITE_API: 'https://a.example', VITE_KEY: ''});
  expect(recipe.todo.join('\n')).toMatch(/build\.args\.VITE_KEY[\s\S]*\.env\.production: not in the image/);
});

it('a site sends unknown paths to 404.html, and an app whose routes are in the browser sends them to index.html', () => {
  const serve = (files: ProjectFiles) => recognizeProject(files, settings)?.files?.['nginx.conf'];
  expect(serve(node(['vite'], {'index.html': ''}))).toContain('try_files $uri $uri.html $uri/index.html /index.html;');
  expect(serve(node(['astro']))).toContain('try_files $uri $uri.html $uri/index.html =404;');
  expect(serve(node(['astro']))).toContain('location /_astro/ {');
});

it.each<readonly [note: string, files: ProjectFiles, fixed: ProjectFiles]>([
  ['found no route for /', node(['express'], {'app.js': "get('/tasks')"}), {'app.js': "get('/')"}],
  ['found no route for /', node(['express'], {'app.js': ''}), {'app.js': "get('/healthz')"}],
  [
    'no urls.py has a path for /',
    {'manage.py': '', 'requirements.txt': 'django', 'a/urls.py': '"""urlpatterns:  path(\'\', views.home)"""'},
    {'a/urls.py': "path('', home)"},
  ],
  ['no route for /up', {Gemfile: 'gem "rails"'}, {'config/routes.rb': 'get "up" => "rails/health#show"'}],
  [
    'DB_CONNECTION',
    {'composer.json': '"laravel/framework"', '.env.example': 'DB_CONNECTION=sqlite\n'},
    {'.env': 'DB_CONNECTION=pgsql\n'},
  ],
  [
    'run node in the start script, because nest is not in the image',
    node(['@nestjs/core'], {}, {start: 'nest start'}),
    node(['@nestjs/core'], {}, {start: 'node dist/main.js'}),
  ],
  ['.env: is in the image', {'composer.json': '"symfony/framework-bundle"', '.env': ''}, {'composer.json': '{}'}],
  [
    'CACHE_DATABASE_URL',
    {Gemfile: 'gem "rails"\ngem "pg"', 'config/database.yml': 'production:\n  cache:\n'},
    {'config/database.yml': ''},
  ],
])('notes "%s" unless the project differs', (note, files, fixed) => {
  expect(recognizeProject(files, settings)?.todo.join('\n')).toContain(note);
  expect(recognizeProject({...files, ...fixed}, settings)?.todo.join('\n')).not.toContain(note);
});

it('does not note a missing route if the reader chose the path of the health check', () =>
  expect(recognizeProject(node(['express'], {'app.js': ''}), {...settings, health: '/x'})).toMatchObject({
    health: '/x',
    todo: ['package.json: name the entry file in the start script'],
  }));

it.each<ProjectFiles>([
  {},
  {'package.json': '{"dependencies": {"lodash": "4"}}'},
  {'go.mod': 'module a', 'a.go': 'package a\n'},
  {'pyproject.toml': ''},
  {'api/manage.py': '', 'api/requirements.txt': 'django', 'api/package.json': json({dependencies: {vite: '7'}})},
])("a project without a server isn't recognized: %j", (files) =>
  expect(recognizeProject(files, {...settings, directory: 'api/manage.py' in files ? 'api' : ''})).toBeUndefined(),
);
