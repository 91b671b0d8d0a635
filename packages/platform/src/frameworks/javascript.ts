import {images} from './images';
import {serveSite, type Site} from './staticSite';
import {applicable, instructions, type Lines, type Project, type Recognizer, runAs, runCached} from './types';

/** A package manager of JavaScript, recognized by its lock file. */
interface PackageManager {
  readonly name: string;
  readonly lock: string;
  /** Further files that an installation reads, if the project has them. */
  readonly settings: readonly string[];
  readonly cache: string;
  /** npm package that provides it, with the version for projects that don't declare one. */
  readonly package?: readonly [name: string, version: string];
  readonly env?: string;
  readonly install: string;
  readonly prune: string;
  /** Instead of `prune`, which removes other packages' dependencies in a workspace. */
  readonly pruneWorkspace?: string;
}

const runtimes = 'languages/javascript/runtimes';

const packageManagers: readonly PackageManager[] = [
  {
    name: 'npm',
    lock: 'package-lock.json',
    settings: ['.npmrc'],
    cache: '/root/.npm',
    install: 'npm ci',
    prune: 'npm prune --omit=dev',
  },
  {
    name: 'pnpm',
    lock: 'pnpm-lock.yaml',
    settings: ['pnpm-workspace.yaml', '.npmrc'],
    cache: '/root/.local/share/pnpm/store',
    package: ['pnpm', '10'],
    // Without a terminal, pnpm removes node_modules only in CI.
    env: 'CI=true',
    install: 'pnpm install --frozen-lockfile',
    prune: 'pnpm prune --prod',
    pruneWorkspace: 'pnpm install --prod --frozen-lockfile --config.modules-cache-max-age=0',
  },
  {
    name: 'Yarn 1',
    lock: 'yarn.lock',
    settings: ['.npmrc'],
    cache: '/usr/local/share/.cache/yarn',
    package: ['yarn', '1.22'],
    install: 'yarn install --frozen-lockfile',
    prune: 'yarn install --frozen-lockfile --production',
  },
  {
    name: 'Yarn',
    lock: 'yarn.lock',
    settings: ['.yarnrc.yml'],
    cache: '/root/.yarn/berry/cache',
    package: ['@yarnpkg/cli-dist', '4'],
    env: 'YARN_NODE_LINKER=node-modules YARN_IGNORE_PATH=true',
    install: 'yarn install --immutable',
    prune: 'yarn workspaces focus --production',
    pruneWorkspace: 'yarn workspaces focus --all --production',
  },
  {
    name: 'Bun',
    lock: 'bun.lock',
    settings: ['bunfig.toml'],
    cache: '/root/.bun/install/cache',
    install: 'bun install --frozen-lockfile',
    prune: 'rm -rf node_modules && bun install --frozen-lockfile --production',
  },
];

const npmWithoutLock: PackageManager = {...packageManagers[0]!, lock: '', install: 'npm install'};

/** What a framework's build leaves, and how the server starts. */
interface NodeFramework {
  readonly name: string;
  /** Package in `package.json` that identifies it. */
  readonly package: string;
  readonly guide: string;
  /** What the build writes, which the build context leaves out. */
  readonly ignored: readonly string[];
  /** Prefix of the variables that the build puts into scripts for the browser. */
  readonly publicPrefix?: string;
  /** Cache directory of the build, below the app. */
  readonly buildCache?: string;
  readonly serve: (project: Project, manifest: PackageJson) => Served;
}

/** What the last stage copies and runs: a server, or the files of a site. */
type Served = {readonly todo?: Lines} & (
  | {readonly site: Site}
  | {
      /** What the server needs of the app's directory, and where to: arguments of COPY. Without it, all is copied. */
      readonly copy?: Lines;
      readonly env?: string;
      readonly command: readonly string[];
      /** Whether the server writes some of the copied files. */
      readonly writes?: true;
    }
);

/** For servers that import packages. In a workspace, packages are linked from several directories, so all is copied. */
const modules = 'node_modules node_modules';

interface PackageJson {
  readonly main?: string;
  readonly module?: string;
  readonly scripts: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

const configOf = (project: Project, name: string): string => {
  const file = project.first(...['ts', 'mts', 'js', 'mjs', 'cjs'].map((extension) => `${name}.config.${extension}`));
  return file ? project.read(file) : '';
};

/** Runs an executable of a package. In a workspace, its link is at the root or in the app. */
function runExecutable({settings: {directory}}: Project, [name = '', ...args]: readonly string[], env = '') {
  const bin = 'node_modules/.bin';
  return directory
    ? {env: `${env} PATH=/app/${directory}/${bin}:/app/${bin}:$PATH`.trim(), command: [name, ...args]}
    : {env, command: [`./${bin}/${name}`, ...args]};
}

/** Frameworks by package. The first one whose package the project depends on is used. */
const nodeFrameworks: readonly NodeFramework[] = [
  {
    name: 'Next.js',
    package: 'next',
    guide: 'languages/javascript/nextjs',
    ignored: ['.next', 'out'],
    publicPrefix: 'NEXT_PUBLIC_',
    buildCache: '.next/cache',
    serve: (project) => {
      const config = configOf(project, 'next');
      if (/output:\s*['"]export['"]/.test(config)) return {site: {directory: 'out', assets: '_next/static'}};
      const below = project.settings.directory && `${project.settings.directory}/`;
      return {
        copy: [
          '.next/standalone ./',
          `.next/static ${below}.next/static`,
          project.hasDirectory('public') && `public ${below}public`,
        ],
        env: 'HOSTNAME=0.0.0.0',
        command: ['node', `${below}server.js`],
        writes: true,
        todo: [!/output:\s*['"]standalone['"]/.test(config) && "next.config: set output to 'standalone'"],
      };
    },
  },
  {
    name: 'Nuxt',
    package: 'nuxt',
    guide: 'languages/javascript/nuxt',
    ignored: ['.nuxt', '.output'],
    serve: () => ({copy: ['.output .output'], command: ['node', '.output/server/index.mjs']}),
  },
  {
    name: 'React Router',
    package: '@react-router/dev',
    guide: 'languages/javascript/remix',
    ignored: ['.react-router', 'build'],
    publicPrefix: 'VITE_',
    serve: (project, {dependencies}) =>
      /ssr:\s*false/.test(configOf(project, 'react-router'))
        ? {site: {directory: 'build/client', assets: 'assets', fallback: 'index.html'}}
        : {
            copy: ['package.json ./', modules, 'build build'],
            ...runExecutable(project, ['react-router-serve', './build/server/index.js']),
            todo: [!('@react-router/serve' in dependencies) && 'package.json: add @react-router/serve to dependencies'],
          },
  },
  {
    name: 'SolidStart',
    package: '@solidjs/start',
    guide: 'languages/javascript/solidstart',
    ignored: ['.output', '.nitro', 'dist'],
    publicPrefix: 'VITE_',
    serve: () => ({copy: ['.output .output'], command: ['node', '.output/server/index.mjs']}),
  },
  {
    name: 'SvelteKit',
    package: '@sveltejs/kit',
    guide: 'languages/javascript/sveltekit',
    ignored: ['.svelte-kit', 'build'],
    publicPrefix: 'PUBLIC_',
    serve: (_, {dependencies, devDependencies}) => {
      if ('@sveltejs/adapter-static' in devDependencies) return {site: {directory: 'build', assets: '_app/immutable'}};
      const hasAdapter = '@sveltejs/adapter-node' in {...dependencies, ...devDependencies};
      return {
        copy: ['package.json ./', Object.keys(dependencies).length > 0 && modules, 'build build'],
        command: ['node', 'build'],
        todo: [!hasAdapter && 'adapter: install @sveltejs/adapter-node and select it'],
      };
    },
  },
  {
    name: 'Astro',
    package: 'astro',
    guide: 'languages/javascript/astro',
    ignored: ['.astro', 'dist'],
    publicPrefix: 'PUBLIC_',
    serve: (project, {dependencies}) => {
      if (!('@astrojs/node' in dependencies)) return {site: {directory: 'dist', assets: '_astro'}};
      const own = project.has('server.mjs');
      const bundled = /noExternal:\s*true/.test(configOf(project, 'astro'));
      return {
        copy: [!own && 'package.json ./', !bundled && modules, 'dist dist', own && 'server.mjs server.mjs'],
        env: 'HOST=0.0.0.0',
        command: ['node', own ? 'server.mjs' : 'dist/server/entry.mjs'],
      };
    },
  },
  {
    name: 'Angular',
    package: '@angular/core',
    guide: 'languages/javascript/angular',
    ignored: ['.angular', 'dist'],
    serve: (project, {dependencies}) => {
      const [name = 'app'] = Object.keys((project.readJson('angular.json').projects as object | undefined) ?? {});
      return '@angular/ssr' in dependencies
        ? {copy: ['dist dist'], command: ['node', `dist/${name}/server/server.mjs`]}
        : {site: {directory: `dist/${name}/browser`, fallback: 'index.html'}};
    },
  },
  {
    name: 'Docusaurus',
    package: '@docusaurus/core',
    guide: 'software/nginx',
    ignored: ['.docusaurus', 'build'],
    serve: () => ({site: {directory: 'build', assets: 'assets'}}),
  },
  {
    name: 'Create React App',
    package: 'react-scripts',
    guide: 'software/nginx',
    ignored: ['build'],
    publicPrefix: 'REACT_APP_',
    serve: () => ({site: {directory: 'build', assets: 'static', fallback: 'index.html'}}),
  },
];

const vite: NodeFramework = {
  name: 'Vite',
  package: 'vite',
  guide: 'software/nginx',
  ignored: ['dist'],
  publicPrefix: 'VITE_',
  serve: () => ({site: {directory: 'dist', assets: 'assets', fallback: 'index.html'}}),
};

/** Servers that aren't frameworks of their own, for the name that readers know. */
const nodeServers = {express: 'Express', fastify: 'Fastify', hono: 'Hono', koa: 'Koa', '@nestjs/core': 'NestJS'};

/** Tools of development and their packages, which are not in the image unless they are dependencies. */
const developmentTools = {
  nest: '@nestjs/cli',
  nodemon: 'nodemon',
  'ts-node': 'ts-node',
  tsc: 'typescript',
  tsx: 'tsx',
  vite: 'vite',
};

/** How a server without a framework's build starts. */
function readStart(project: Project, {scripts, main, dependencies}: PackageJson) {
  // The image contains what the build script wrote.
  const start = scripts.start?.replace(/^\w+ run build(?::ts)? && /, '');
  const isPlain = (script = '') => !/[&|;<>$"'`=]/.test(script) && /^(?:node|bun|fastify) /.test(script);
  const plain = [start, scripts['start:prod']].find(isPlain);
  const words = (plain ?? start ?? '').split(/\s+/);
  const missing = Object.entries(developmentTools).find(
    ([tool, one]) => words.includes(tool) && !(one in dependencies),
  );
  return {
    todo: [
      missing && `package.json: run node in the start script, because ${missing[0]} is not in the image`,
      !scripts.start && !main && 'package.json: name the entry file in the start script',
    ],
    ...(words[0] === 'fastify' && plain
      ? runExecutable(project, words, 'FASTIFY_ADDRESS=0.0.0.0')
      : {command: plain ? words : start ? ['npm', 'start'] : ['node', main ?? 'server.js']}),
  };
}

/** Recognizes a project with `package.json`. */
export const recognizeJavaScript: Recognizer = (project) => {
  if (!project.has('package.json')) return undefined;
  const {scripts, dependencies, devDependencies, ...rest}: Partial<PackageJson> = project.readJson('package.json');
  // Each can be missing or null.
  const manifest = {
    ...rest,
    scripts: scripts ?? {},
    dependencies: dependencies ?? {},
    devDependencies: devDependencies ?? {},
  };
  const packages = {...manifest.dependencies, ...manifest.devDependencies};
  const framework =
    nodeFrameworks.find((one) => one.package in packages) ??
    ('vite' in packages && project.has('index.html') ? vite : undefined);
  const manager = findManager(project);
  if (framework) return describe(project, manifest, framework, manager);
  const {start} = manifest.scripts;
  const server = Object.entries(nodeServers).find(([name]) => name in manifest.dependencies)?.[1];
  const isServer = (server ?? start ?? manifest.main) !== undefined;
  if (manager.name === 'Bun' && !/\bnode\b/.test(start ?? '') && (isServer || manifest.module))
    return describeBun(project, manifest, project.settings.port);
  if (!isServer) return undefined;
  const node = {name: server ?? 'Node.js', package: '', guide: runtimes, ignored: ['dist'], serve: readStart};
  return describe(project, manifest, node, manager);
};

function findManager(project: Project): PackageManager {
  const found = packageManagers.filter(({lock}) => project.root.has(lock));
  const isModernYarn = /^__metadata:/m.test(project.root.read('yarn.lock'));
  return found.find(({name}) => name !== (isModernYarn ? 'Yarn 1' : 'Yarn')) ?? npmWithoutLock;
}

function describe(project: Project, manifest: PackageJson, framework: NodeFramework, manager: PackageManager) {
  const {directory, port} = project.settings;
  const served = framework.serve(project, manifest);
  const app = directory ? `/app/${directory}` : '/app';
  const args = readPublicVariables(project, framework.publicPrefix);
  const needsModules = !('site' in served) && (served.copy?.includes(modules) ?? true);
  const lockFiles = ['package.json', manager.lock, ...manager.settings].filter((file) => project.has(file));
  const version = /"packageManager"\s*:\s*"\w+@([\d.]+)/.exec(project.root.read('package.json'))?.[1];
  const cache = framework.buildCache;
  const isBun = manager.name === 'Bun';
  const script = ['build', 'build:ts'].find((name) => manifest.scripts[name] !== undefined);
  const build = [
    isBun && `FROM ${images.bun} AS bun\n`,
    `FROM ${images.node} AS build`,
    'WORKDIR /app',
    manager.package && `RUN npm install --global ${manager.package[0]}@${version ?? manager.package[1]}`,
    manager.env && `ENV ${manager.env}`,
    isBun && 'COPY --from=bun /usr/local/bin/bun /usr/local/bin/bun',
    directory ? 'COPY . .' : `COPY ${lockFiles.join(' ')} ./`,
    runCached(manager.install, manager.cache),
    // npm and Yarn run scripts of the workspace's packages from their directory.
    directory ? `WORKDIR ${app}` : 'COPY . .',
    ...Object.keys(args).map((name) => `ARG ${name}`),
    script && runCached(`${isBun ? 'bun' : 'npm'} run ${script}`, ...(cache ? [`${app}/${cache}`] : [])),
    needsModules &&
      Object.keys(manifest.devDependencies).length > 0 &&
      (directory ? `WORKDIR /app\nRUN ${manager.pruneWorkspace ?? manager.prune}` : `RUN ${manager.prune}`),
    '',
  ];
  const common = {
    framework: framework.name,
    found: [
      `${framework.name} in package.json`,
      manager.lock !== '' && `${manager.name.replace(' 1', '')} in ${manager.lock}`,
    ],
    guide: framework.guide,
    ignored: ['node_modules', ...framework.ignored],
    ...(Object.keys(args).length > 0 && {args}),
    todo: [
      ...(served.todo ?? []),
      !manager.lock && 'package-lock.json: commit a lock file, so that each build installs the same versions',
      ...listEnvWarning(project, args),
    ],
  };
  if ('site' in served)
    return {...common, ...serveSite({...served.site, directory: `${app}/${served.site.directory}`}, port, build)};
  const owner = served.writes ? '--chown=node ' : '';
  const copied = needsModules && directory ? undefined : served.copy;
  return {
    ...common,
    dockerfile: instructions(
      ...build,
      `FROM ${images.node}`,
      'WORKDIR /app',
      `ENV NODE_ENV=production PORT=${port}${served.env ? ` ${served.env}` : ''}`,
      ...(copied
        ? applicable(copied).map((paths) => `COPY --from=build ${owner}${app}/${paths}`)
        : ['COPY --from=build /app .', directory !== '' && `WORKDIR ${app}`]),
      runAs('node', port, served.command),
    ),
    memory: '256Mi',
  };
}

function describeBun(project: Project, {module, main}: PackageJson, port: number) {
  const entry = module ?? main ?? project.first('src/index.ts', 'index.ts') ?? 'index.ts';
  return {
    framework: 'Bun',
    found: ['Bun in bun.lock'],
    guide: runtimes,
    dockerfile: instructions(
      `FROM ${images.bun}`,
      'WORKDIR /app',
      `ENV NODE_ENV=production PORT=${port}`,
      'COPY package.json bun.lock ./',
      runCached('bun install --frozen-lockfile --production', '/root/.bun/install/cache'),
      'COPY . .',
      runAs('bun', port, ['bun', entry]),
    ),
    ignored: ['node_modules'],
  };
}

/** Recognizes a project with `deno.json`. */
export const recognizeDeno: Recognizer = (project, {port}) => {
  const file = project.first('deno.json', 'deno.jsonc');
  if (!file) return undefined;
  const entry = project.first('main.ts', 'server.ts', 'src/main.ts', 'mod.ts') ?? 'main.ts';
  return {
    framework: 'Deno',
    found: [`Deno in ${file}`],
    guide: runtimes,
    dockerfile: instructions(
      `FROM ${images.deno}`,
      'WORKDIR /app',
      `ENV PORT=${port}`,
      'COPY . .',
      `RUN deno cache ${entry}`,
      runAs('deno', port, ['deno', 'run', '--allow-net', '--allow-env', '--allow-read', entry]),
    ),
    ignored: ['node_modules'],
  };
};

/** Variables for the browser that the source reads, with their values from `.env` files. */
function readPublicVariables(project: Project, prefix: string | undefined): Record<string, string> {
  if (!prefix) return {};
  const sources = /\.(?:[cm]?[jt]sx?|vue|svelte|astro)$/;
  const used = project.search(sources, new RegExp(`\\b${prefix}[A-Z0-9_]+\\b`, 'g')).map(({match}) => match[0]);
  const values = ['.env', '.env.production'].flatMap((file) => [
    ...project.read(file).matchAll(/^\s*([A-Z0-9_]+)=["']?(.*?)["']?\s*$/gm),
  ]);
  return Object.fromEntries(
    [...new Set(used)].sort().map((name) => [name, values.findLast(([, key]) => key === name)?.[2] ?? '']),
  );
}

function listEnvWarning(project: Project, args: Readonly<Record<string, string>>): Lines {
  const files = project.list().filter((file) => /^\.env(?:\.(?!example|sample|template)|$)/.test(file));
  const unset = Object.keys(args).filter((name) => args[name] === '');
  return [
    ...unset.map((name) => `aloft.yaml: set build.args.${name}, which the build puts into the browser's scripts`),
    files.length > 0 && `${files.join(', ')}: not in the image; set the variables in machine.env or as secrets`,
  ];
}
