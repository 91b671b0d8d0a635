import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {visit} from 'unist-util-visit';
import {isElement} from '../pages/tree';
import {locateFile} from '../versions/locatePage';

/** Keeps the links of a frozen page within its version: `/docs/glossary` becomes `/docs/1.0/glossary`. */
export function remarkVersionLinks({root}: {root: string}) {
  return (tree: Root, file: VFile): void => {
    const {version} = locateFile(root, file);
    if (version === undefined) return;
    const move = (url: string) => url.replace(/^\/docs(?=[/#?]|$)/, `/docs/${version}`);
    visit(tree, (node) => {
      if (node.type === 'link' || node.type === 'definition') node.url = move(node.url);
      for (const attribute of isElement(node) ? node.attributes : [])
        if ('name' in attribute && /^(?:to|href)$/.test(attribute.name) && typeof attribute.value === 'string')
          attribute.value = move(attribute.value);
    });
  };
}
