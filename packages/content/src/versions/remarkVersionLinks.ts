import {relative, sep} from 'node:path';
import type {Root} from 'mdast';
import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {locatePage} from './locatePage';

/** Keeps the links of a frozen page within its version: `/docs/glossary` becomes `/docs/1.0/glossary`. */
export function remarkVersionLinks({root}: {root: string}) {
  return (tree: Root, file: VFile): void => {
    const version = locatePage(relative(root, file.path).split(sep).join('/'))?.version;
    if (version === undefined) return;
    const move = (url: string) => url.replace(/^\/docs(?=[/#?]|$)/, `/docs/${version}`);
    visit(tree, (node) => {
      if (node.type === 'link' || node.type === 'definition') node.url = move(node.url);
      if (!('attributes' in node) || !Array.isArray(node.attributes)) return;
      for (const attribute of node.attributes as MdxJsxAttribute[])
        if ((attribute.name === 'to' || attribute.name === 'href') && typeof attribute.value === 'string')
          attribute.value = move(attribute.value);
    });
  };
}
