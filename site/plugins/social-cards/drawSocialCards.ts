/* eslint-disable @typescript-eslint/no-require-imports -- `import()` would be Node's own here, which can't read TypeScript */
import {copyFileSync, mkdirSync, readFileSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import {dirname, join} from 'node:path';
import type {LoadContext, Props} from '@docusaurus/types';
import {socialCardPath} from '@aloft/content/addresses';
import type * as createRendererModule from './createRenderer';

/** Draws each page's social card, the image that social sites and chats show with a link: see README.md. */
export async function drawSocialCards(
  pages: readonly {readonly path: string; readonly card: createRendererModule.Card}[],
  {siteDir, baseUrl}: LoadContext,
  {outDir}: Props,
): Promise<void> {
  const {createRenderer} = require('./createRenderer') as typeof createRendererModule;
  const wordmark = readFileSync(join(siteDir, 'static/img/wordmark-dark.svg'), 'utf8');
  const render = createRenderer(wordmark, join(siteDir, '../.cache/social-cards'));
  const queue = [...pages];
  const drawNext = async () => {
    for (let page = queue.pop(); page; page = queue.pop()) {
      const target = join(outDir, socialCardPath(page.path, baseUrl).slice(baseUrl.length));
      mkdirSync(dirname(target), {recursive: true});
      copyFileSync(await render(page.card), target);
    }
  };
  await Promise.all(Array.from({length: availableParallelism()}, drawNext));
}
