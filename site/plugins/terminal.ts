import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {PageReader} from '@aloft/content/markdown';
import {createTemplates, type ExampleReader, readExampleFile} from '@aloft/content/samples';
import {collectFences, listPages, parsePage, toRoute} from '@aloft/content/pages';
import {type PageSession, sessionPath} from '@aloft/simulator/session';
import {listSteps, type PageSource} from '@aloft/content/transcripts';
import type {Templates} from '@aloft/simulator';
import {reuse} from './reuse';
import {writeFiles} from './writeFiles';

const pathOf = (file: string): string => sessionPath(toRoute(file));

const compiled = new Map<string, PageSource>();

/** Keeps the code blocks of compiled pages, by their absolute paths, because parsing the pages again takes 2 s. */
export const keepFences: PageReader = (tree, {path, data}) => {
  const {scenario: value} = data.frontMatter as {scenario?: unknown};
  compiled.set(path, {...collectFences(path, tree), frontMatter: new Map([['scenario', {value, line: 1}]])});
};

/**
 * Publishes the transcripts of each page as `/terminal/<page>.json`, which the live terminal fetches when a block runs.
 * The development server makes one when it's requested.
 */
export default function publishSessions({siteDir, baseUrl}: LoadContext): Plugin {
  const root = join(siteDir, '..');
  const readExample = readExampleFile(root);
  const render = (page: PageSource) => JSON.stringify(createSession(page, readExample, createTemplates(root)));
  const answer = (request: {url?: string}, response: {end(body: string): void}, next: () => void) => {
    const {url = ''} = request;
    const file = url.endsWith('.json') && listPages(root).find((page) => baseUrl + pathOf(page) === url);
    if (!file) return next();
    response.end(render(parsePage(file, readFileSync(join(root, file), 'utf8'))));
  };
  return {
    name: 'terminal',
    // The bundler's types don't include `devServer`. What Docusaurus adds here stays: both functions run.
    configureWebpack: () =>
      ({
        devServer: {
          setupMiddlewares: (middlewares: object[]) => {
            middlewares.unshift({name: 'sessions', middleware: answer});
            return [];
          },
        },
      }) as object,
    async postBuild({outDir}) {
      for (const file of listPages(root)) {
        const source = readFileSync(join(root, file), 'utf8');
        const session = await reuse(`terminal/${file}`, source, () => {
          const page = compiled.get(join(root, file)) ?? parsePage(file, source);
          return page.fences.some(({kind}) => kind === 'transcript') && render(page);
        });
        if (session !== false) await writeFiles(outDir, [[pathOf(file), session]]);
      }
    },
  };
}

/** The session of a page's transcripts. */
const createSession = (page: PageSource, readExample: ExampleReader, samples: Templates): PageSession =>
  [...listSteps(page, readExample)].flatMap((step): PageSession => {
    if ('scenario' in step) return [{scenario: step.scenario}];
    if ('block' in step) return [{block: step.steps.map(({command}) => command)}];
    if (!('template' in step)) return [step];
    const files = samples.read(step.template);
    return files ? [{...step, files}] : [];
  });
