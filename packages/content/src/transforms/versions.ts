import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {RenderersOf} from '../reference/Renderer';
import {locateFile} from '../versions/locatePage';

/** Inserts an `<EnglishNote />` before the first reference element of a translation, because facts are in English. */
export function remarkEnglishNote(root: string, renderers: RenderersOf) {
  return (tree: Root, file: VFile): void => {
    const {locale, version} = locateFile(root, file);
    if (locale === undefined) return;
    const blocks = new Set<string | null>(
      renderers(version)
        .filter(({inline}) => !inline)
        .map(({name}) => name),
    );
    const first = tree.children.findIndex((node) => node.type === 'mdxJsxFlowElement' && blocks.has(node.name));
    if (first >= 0)
      tree.children.splice(first, 0, {type: 'mdxJsxFlowElement', name: 'EnglishNote', attributes: [], children: []});
  };
}

/** Keeps the links of a frozen page within its version: `/docs/glossary` becomes `/docs/1.0/glossary`. */
export function remarkVersionLinks({root}: {root: string}) {
  return (tree: Root, file: VFile): void => {
    const {version} = locateFile(root, file);
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
