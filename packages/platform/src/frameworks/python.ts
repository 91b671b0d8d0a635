import {images} from './images';
import {type Found, instructions, type Project, type Recognizer, runAs, runCached, unprivileged} from './types';

/** How the packages of a Python project are installed into `/app/.venv`. */
interface Installer {
  readonly name: string;
  readonly file: string;
  readonly lines: (project: Project, file: string) => readonly string[];
}

const uvCache = '/root/.cache/uv';

const usePip: Installer['lines'] = (project, file) => [
  `COPY ${file} ./`,
  runCached(
    /--hash=/.test(project.read(file))
      ? `uv venv && uv pip sync --require-hashes ${file}`
      : `uv venv && uv pip install -r ${file}`,
    uvCache,
  ),
];

/** Recognized by the first file that exists. */
const installers: readonly Installer[] = [
  {
    name: 'uv',
    file: 'uv.lock',
    lines: (project) => [
      `COPY pyproject.toml uv.lock${project.has('.python-version') ? ' .python-version' : ''} ./`,
      runCached('uv sync --locked --no-dev --no-install-project', uvCache),
    ],
  },
  {
    name: 'Poetry',
    file: 'poetry.lock',
    lines: () => [
      'ENV POETRY_VIRTUALENVS_IN_PROJECT=true',
      'COPY pyproject.toml poetry.lock ./',
      runCached('uvx poetry@2 install --only main --no-root --no-interaction', uvCache),
    ],
  },
  {name: 'pip', file: 'requirements.txt', lines: usePip},
  {name: 'pip', file: 'pyproject.toml', lines: usePip},
];

/** How the server of a framework starts. */
interface Served extends Omit<Found, 'found' | 'dockerfile' | 'ignored'> {
  /** What was found, and in which file. */
  readonly found: string;
  /** Package that provides the server. */
  readonly server: 'gunicorn' | 'uvicorn';
  readonly command: readonly string[];
  /** Instructions after the source is copied. */
  readonly build?: readonly string[];
}

const sources = /\.py$/;
/** Test modules, which often create an app of their own. */
const isTest = (file: string) => /(?:^|\/)(?:tests?\/|test_|conftest)/.test(file);
const toModule = (file: string) =>
  file
    .replace(/^src\//, '')
    .replace(/(?:\/__init__)?\.py$/, '')
    .replaceAll('/', '.');

function findVariable(project: Project, expression: RegExp): {file: string; name: string} | undefined {
  const [found] = project
    .search(sources, expression)
    .filter(({file}) => !isTest(file))
    .sort((a, b) => a.file.split('/').length - b.file.split('/').length);
  return found && {file: found.file, name: found.match[1] ?? 'app'};
}

function serveDjango(project: Project): Served {
  const settings =
    /['"]DJANGO_SETTINGS_MODULE['"],\s*['"]([\w.]+)['"]/.exec(project.read('manage.py'))?.[1] ?? 'config.settings';
  const module = settings.split('.')[0] ?? 'config';
  const settingsFile = `${settings.replaceAll('.', '/')}.py`;
  const source = project.read(settingsFile);
  const secret = /environ(?:\[|\.get\()['"](\w*SECRET_KEY)['"]/.exec(source)?.[1];
  const usesSqlite = /backends\.sqlite3/.test(source);
  const isAsync = /\bchannels\b/.test(source);
  const collects = /STATIC_ROOT/.test(source);
  const start = project.first('start.sh');
  const python = '.venv/bin/python manage.py';
  const serve = isAsync
    ? `.venv/bin/uvicorn ${module}.asgi:application --host 0.0.0.0 --port ${project.settings.port}`
    : `.venv/bin/gunicorn ${project.has('gunicorn.conf.py') ? '' : '--threads 8 '}${module}.wsgi`;
  return {
    framework: 'Django',
    guide: 'languages/python/django',
    found: 'Django in manage.py',
    server: isAsync ? 'uvicorn' : 'gunicorn',
    // A volume isn't attached to the machine of a release command.
    command: start
      ? [`./${start}`]
      : usesSqlite
        ? ['sh', '-c', `${python} migrate --noinput && exec ${serve}`]
        : serve.split(' '),
    build: collects ? [`RUN ${secret ? `${secret}=build ` : ''}${python} collectstatic --noinput`] : [],
    ...(secret && {secrets: [secret]}),
    ...(usesSqlite
      ? {volume: `/var/lib/${project.settings.app}`}
      : {release: ['.venv/bin/python', 'manage.py', 'migrate', '--noinput']}),
    todo: [
      !collects && `${settingsFile}: set STATIC_ROOT, and serve static files with WhiteNoise`,
      usesSqlite && !/DATA_DIR/.test(source) && `${settingsFile}: keep the database in the directory DATA_DIR`,
      !secret && `${settingsFile}: read SECRET_KEY and DEBUG from the environment, and set ALLOWED_HOSTS`,
    ],
  };
}

function serveFlask(project: Project): Served {
  const app = findVariable(project, /^(\w+)\s*=\s*Flask\(/gm);
  const factory = app ? undefined : findVariable(project, /^def (create_app|make_app)\(/gm);
  const found = app ?? factory ?? {file: 'app.py', name: 'app'};
  const target = `${toModule(found.file)}:${found.name}${factory ? '()' : ''}`;
  return {
    framework: 'Flask',
    guide: 'languages/python/flask',
    found: `Flask in ${found.file}`,
    server: 'gunicorn',
    command: ['.venv/bin/gunicorn', ...(project.has('gunicorn.conf.py') ? [] : ['--threads', '8']), target],
    memory: '128Mi',
  };
}

function serveAsgi(project: Project, framework: string): Served {
  const app = findVariable(project, new RegExp(`^(\\w+)(?::[^=\\n]+)?\\s*=\\s*${framework}\\(`, 'gm'));
  const {file, name} = app ?? {file: 'main.py', name: 'app'};
  return {
    framework,
    guide: 'languages/python/generic',
    found: `${framework} in ${file}`,
    server: 'uvicorn',
    command: project.has('serve.py')
      ? ['.venv/bin/python', 'serve.py']
      : [
          '.venv/bin/uvicorn',
          `${toModule(file)}:${name}`,
          '--host',
          '0.0.0.0',
          '--port',
          String(project.settings.port),
          ...['--forwarded-allow-ips', '*', '--timeout-graceful-shutdown', '8'],
        ],
    memory: '128Mi',
  };
}

/** Recognizes a Python project with a web framework. */
export const recognizePython: Recognizer = (project, {port}) => {
  const installer = installers.find(({file}) => project.has(file));
  const declared = ['pyproject.toml', 'requirements.txt', 'requirements.in']
    .map((file) => project.read(file))
    .join('\n');
  const depends = (name: string) => new RegExp(`(?:^|["'\\s])${name}(?![\\w-])`, 'im').test(declared);
  const asgi = Object.entries({fastapi: 'FastAPI', litestar: 'Litestar', starlette: 'Starlette'}).find(([name]) =>
    depends(name),
  );
  const served = project.has('manage.py')
    ? serveDjango(project)
    : depends('flask')
      ? serveFlask(project)
      : asgi && serveAsgi(project, asgi[1]);
  if (!served) return undefined;
  const version = /^3\.\d+(?:\.\d+)?$/m.exec(project.read('.python-version'))?.[0];
  const image = version ? images.python.replace(/3[\d.]+/, version) : images.python;
  const isSrc = project.hasDirectory('src') && !project.hasDirectory('src/static');
  const {found, server, command, build = [], todo = [], ...more} = served;
  const hasServer = depends(server) || (server === 'uvicorn' && /fastapi\[standard/.test(declared));
  const {volume} = more;
  const env = `PORT=${port} PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1${volume ? ` DATA_DIR=${volume}` : ''}${isSrc ? ' PYTHONPATH=src' : ''}`;
  return {
    memory: '256Mi',
    ...more,
    found: [found, installer && `${installer.name} in ${installer.file}`],
    dockerfile: instructions(
      `FROM ${images.uv} AS uv`,
      '',
      `FROM ${image} AS build`,
      `COPY --from=uv ${installer?.name === 'Poetry' ? '/uv /uvx /usr/local/bin/' : '/uv /usr/local/bin/uv'}`,
      'ENV UV_COMPILE_BYTECODE=1 UV_LINK_MODE=copy UV_PYTHON_DOWNLOADS=never',
      'WORKDIR /app',
      installer?.lines(project, installer.file),
      build.length > 0 && ['COPY . .', ...build],
      '',
      `FROM ${image}`,
      'WORKDIR /app',
      build.length ? 'COPY --from=build /app .' : ['COPY --from=build /app/.venv .venv', 'COPY . .'],
      volume && `RUN install -d -o 65532 ${volume}`,
      runAs(unprivileged, port, command, env),
    ),
    ignored: [
      '.venv',
      '**/__pycache__',
      volume && '*.sqlite3*',
      build.length > 0 && 'staticfiles',
      project.has('manage.py') && '**/tests.py',
      project.tests(),
    ],
    todo: [
      !installer && 'requirements.txt: list the packages that the project needs',
      !hasServer && `dependencies: add ${server}`,
      ...todo,
    ],
  };
};
