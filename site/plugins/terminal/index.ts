import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {createTemplates, readExampleFile} from '@aloft/content/samples';
import {readPages} from '@aloft/content/pages';
import {sessionPath} from '@aloft/simulator/terminal';
import {createSession} from './createSession';

/** Publishes the transcripts of each page as sessions for the live terminal: see README.md. */
export default function publishSessions({siteDir, generatedFilesDir, baseUrl}: LoadContext): Plugin {
  const served = join(generatedFilesDir, 'sessions');
  const root = join(siteDir, '..');
  const write = (directory: string) => {
    const readExample = readExampleFile(root);
    const samples = createTemplates(root);
    for (const page of readPages(root)) {
      if (!page.fences.some(({kind}) => kind === 'transcript')) continue;
      const file = join(directory, sessionPath(page.file.replace(/(?:\/index)?\.mdx?$/, '')));
      mkdirSync(dirname(file), {recursive: true});
      writeFileSync(file, JSON.stringify(createSession(page, readExample, samples)));
    }
  };
  return {
    name: 'terminal',
    loadContent: () => {
      if (process.env.NODE_ENV !== 'production') write(served);
    },
    // The bundler's types don't include `devServer`. Docusaurus adds these static directories to its own.
    configureWebpack: () =>
      ({
        devServer: {static: [{directory: served, publicPath: baseUrl}]},
      }) as object,
    postBuild: ({outDir}) => write(outDir),
  };
}
