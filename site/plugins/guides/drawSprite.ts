import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Guide} from '@aloft/content/guides';
import {ContentError} from '@aloft/content/problems';
import {drawLogo} from './drawLogo';

/**
 * The logos of the guides as symbols of one SVG file, each once.
 *
 * @param root absolute path of the project
 * @throws ContentError with the record's file and line for a logo that the icon package doesn't contain
 */
export function drawSprite(root: string, guides: readonly Pick<Guide, 'logos' | 'titlePlace'>[]): string {
  const places = new Map(guides.flatMap(({logos, titlePlace}) => logos.map((id) => [id, titlePlace] as const)));
  const symbols = [...places]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([id, place]) => {
      const file = join(root, `node_modules/simple-icons/icons/${id}.svg`);
      if (!existsSync(file)) {
        const how = 'name a file of node_modules/simple-icons/icons without .svg';
        throw new ContentError({...place, what: `the icon package has no logo "${id}"`, how});
      }
      return drawLogo(id, readFileSync(file, 'utf8'));
    });
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
}
