import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {LoadContext, Props} from '@docusaurus/types';
import {socialCardPath} from '@aloft/content/addresses';
import {reuse} from '../reuse';
import type * as Renderer from './drawCard';

/** Draws each page's social card, the image that social sites and chats show with a link: see README.md. */
export async function drawSocialCards(
  pages: readonly {readonly path: string; readonly card: Renderer.Card}[],
  {siteDir, baseUrl}: LoadContext,
  {outDir}: Props,
): Promise<void> {
  const wordmark = readFileSync(join(siteDir, 'static/img/wordmark-dark.svg'), 'utf8');
  const draw = async ({path, card}: (typeof pages)[number]) => {
    const image = await reuse(`cards${path}`, JSON.stringify([card, wordmark]), async () => {
      // eslint-disable-next-line @typescript-eslint/no-require-imports -- `import()` would be Node's own here, which can't read TypeScript
      const {renderCard} = require('./drawCard') as typeof Renderer;
      return (await renderCard(card, wordmark)).toString('base64');
    });
    const target = join(outDir, socialCardPath(path, baseUrl).slice(baseUrl.length));
    mkdirSync(dirname(target), {recursive: true});
    writeFileSync(target, image, 'base64');
  };
  await Promise.all(pages.map(draw));
}
