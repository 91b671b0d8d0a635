/* eslint-disable @typescript-eslint/no-require-imports -- `import()` would be Node's own here, which can't read TypeScript */
import {copyFileSync, mkdirSync, readFileSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import {dirname, join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {socialCardPath} from '../../platform/socialCard';
import {parseBuiltPage} from '../shared/parseBuiltPage';
import {readBuiltPages} from '../shared/readBuiltPages';
import {readPageMeta} from '../shared/readPageMeta';
import type * as createRendererModule from './createRenderer';

/** Draws each page's social card, the image that social sites and chats show with a link: see README.md. */
export default function socialCards({siteDir, baseUrl}: LoadContext): Plugin {
  return {
    name: 'social-cards',
    async postBuild({outDir, routesPaths}) {
      const {createRenderer} = require('./createRenderer') as typeof createRendererModule;
      const wordmark = readFileSync(join(siteDir, 'static/img/wordmark-dark.svg'), 'utf8');
      const render = createRenderer(wordmark, join(siteDir, '.cache/social-cards'));
      const pages = readBuiltPages(outDir, routesPaths, baseUrl);
      const drawNext = async () => {
        for (const {path, html} of pages) {
          const start = parseBuiltPage(html.slice(0, html.indexOf('</h1>')));
          const {title, trail} = readPageMeta(start, path);
          const target = join(outDir, socialCardPath(path, baseUrl).slice(baseUrl.length));
          mkdirSync(dirname(target), {recursive: true});
          copyFileSync(await render({title, section: trail.join(' › ')}), target);
        }
      };
      await Promise.all(Array.from({length: availableParallelism()}, drawNext));
    },
  };
}
