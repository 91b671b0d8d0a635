import type {Found, Project} from './types';

type Note = readonly [frameworks: RegExp, applies: (project: Project, recipe: Found) => boolean, text: string];

/** Frameworks whose routes are strings in the source. */
const routed = /^(?:Go|Rust|Express|Fastify|Hono|NestJS|Flask|FastAPI|Litestar|Starlette|Sinatra)$/;
const sources = /\.(?:[cm]?[jt]s|py|go|rs|rb)$/;
const root = /["'`](?:[A-Z]+ )?\/(?:\{\$\})?["'`]|express\.static|@Get\(\)/g;

const requestsRoot = (health?: string) => health === '/';

/** Problems with health checks and secrets that a project's files show, each with the next step. */
const notes: readonly Note[] = [
  [
    routed,
    (project, {health}) => requestsRoot(health) && project.search(sources, root).length === 0,
    'health check: found no route for /, so add one, or use --health-path',
  ],
  [
    /^Django$/,
    (project, {health}) =>
      requestsRoot(health) && project.search(/urls\.py$/, /(?:^|[[,])\s*(?:re_)?path\(r?["']\^?\$?["']/gm).length === 0,
    'health check: no urls.py has a path for /, so add one, or use --health-path',
  ],
  [
    /^Rails$/,
    (project, {health}) => health === '/up' && !/rails\/health/.test(project.read('config/routes.rb')),
    'health check: config/routes.rb has no route for /up, so add one, or use --health-path',
  ],
  [
    /^Rails$/,
    (project, {secrets = []}) =>
      secrets.includes('DATABASE_URL') && /^ +(?:cache|queue|cable):/m.test(project.read('config/database.yml')),
    'secrets: set CACHE_DATABASE_URL, QUEUE_DATABASE_URL, and CABLE_DATABASE_URL, too',
  ],
];

export const listNotes = (project: Project, recipe: Found): readonly string[] =>
  notes.flatMap(([frameworks, applies, text]) =>
    frameworks.test(recipe.framework) && applies(project, recipe) ? [text] : [],
  );
