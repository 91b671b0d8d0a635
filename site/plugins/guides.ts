import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {findGuideProblems, type Guide, readGuides} from '@aloft/content/guides';
import {ContentError, formatProblem} from '@aloft/content/problems';
import {listPages} from '@aloft/content/pages';
import type {LinkedGuideCard} from '@aloft/content/guide-cards';
import type * as Svgo from 'svgo';
import {reuse} from './reuse';
import {writeFiles} from './writeFiles';

/** Makes the guide cards and their logos from the records of the examples. */
export default function guides({siteDir, generatedFilesDir, baseUrl}: LoadContext): Plugin<readonly Guide[]> {
  const root = join(siteDir, '..');
  // Runs before the docs plugin, whose message about a missing page wouldn't name the record.
  const problems = findGuideProblems(readGuides(root), listPages(root));
  if (problems.length > 0) throw new Error(problems.map(formatProblem).join('\n'));
  const served = join(generatedFilesDir, 'guides', 'static');
  const writeSprite = async (directory: string, list: readonly Guide[]) => {
    const names = JSON.stringify(list.map(({logos}) => logos));
    const sprite = await reuse('logos', names, () => drawSprite(root, list));
    await writeFiles(directory, [['img/logos.svg', sprite]]);
  };
  return {
    name: 'guides',
    getPathsToWatch: () => ['examples/*/*/example.json', 'examples/verification.json'].map((path) => join(root, path)),
    loadContent: () => readGuides(root),
    async contentLoaded({content, actions}) {
      await actions.createData('guides.json', content.map(toCard) as unknown as object);
      if (process.env.NODE_ENV !== 'production') await writeSprite(served, content);
    },
    // The bundler's types don't include `devServer`. Docusaurus adds these static directories to its own.
    configureWebpack: () => ({devServer: {static: [{directory: served, publicPath: baseUrl}]}}) as object,
    postBuild: ({outDir, content}) => writeSprite(outDir, content),
  };
}

/** The part of a guide that the browser needs. */
function toCard({path, title, group, logos, text, tags, tested}: Guide): LinkedGuideCard {
  return {path, title, group, logos, text, ...(tags && {tags}), ...(tested && {tested})};
}

/**
 * The logos of the guides as symbols of one SVG file, each once.
 *
 * @param root absolute path of the project
 * @throws ContentError with the record's file and line for a logo that the icon package doesn't contain
 */
export function drawSprite(root: string, guides: readonly Pick<Guide, 'logos' | 'titlePlace'>[]): string {
  // Loaded only when it's needed, because that takes longer than all the rest.
  // oxlint-disable-next-line typescript/no-require-imports -- as in `builtPages.ts`
  const {optimize} = require('svgo') as typeof Svgo;
  const owners = new Map(guides.flatMap((guide) => guide.logos.map((id) => [id, guide] as const)));
  const symbols = [...owners]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([id, guide]) => {
      const file = join(root, `node_modules/simple-icons/icons/${id}.svg`);
      if (!existsSync(file)) {
        const how = 'name a file of node_modules/simple-icons/icons without .svg';
        throw new ContentError({...guide.titlePlace, what: `the icon package has no logo "${id}"`, how});
      }
      // Pages show logos at 24 pixels, a unit each.
      const {data} = optimize(readFileSync(file, 'utf8'), {multipass: true, floatPrecision: 2});
      return `<symbol id="${id}" viewBox="0 0 24 24">${/<path [^>]*>/.exec(data)![0]}</symbol>`;
    });
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
}
