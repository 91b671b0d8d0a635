import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {findGuideProblems, readGuides, type Guide} from '@aloft/content/guides';
import {formatProblem} from '@aloft/content/problems';
import {listPages} from '@aloft/content/pages';
import type {LinkedGuideCard} from '@aloft/content/guide-cards';
import {drawSprite} from './drawSprite';

/** Makes the guide cards and their logos from the records of the examples. */
export default function guides({siteDir, generatedFilesDir, baseUrl}: LoadContext): Plugin<readonly Guide[]> {
  const root = join(siteDir, '..');
  // Runs before the docs plugin, whose message about a missing page wouldn't name the record.
  const problems = findGuideProblems(readGuides(root), listPages(root));
  if (problems.length > 0) throw new Error(problems.map(formatProblem).join('\n'));
  const served = join(generatedFilesDir, 'guides', 'static');
  const writeSprite = (directory: string, list: readonly Guide[]) => {
    mkdirSync(join(directory, 'img'), {recursive: true});
    writeFileSync(join(directory, 'img/logos.svg'), drawSprite(root, list));
  };
  return {
    name: 'guides',
    getPathsToWatch: () => [join(root, 'examples/*/*/example.json')],
    loadContent: () => readGuides(root),
    async contentLoaded({content, actions}) {
      await actions.createData('guides.json', content.map(toCard) as unknown as object);
      writeSprite(served, content);
    },
    // The bundler's types don't include `devServer`. Docusaurus adds these static directories to its own.
    configureWebpack: () => ({devServer: {static: [{directory: served, publicPath: baseUrl}]}}) as object,
    postBuild({outDir, content}) {
      writeSprite(outDir, content);
      return Promise.resolve();
    },
  };
}

/** The part of a guide that the browser needs. */
function toCard({path, title, group, logos, text, tags}: Guide): LinkedGuideCard {
  return {path, title, group, logos, text, ...(tags && {tags})};
}
