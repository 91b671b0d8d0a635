import {relative, sep} from 'node:path';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {Renderer} from '../reference/Renderer';
import {locatePage} from '../versions/locatePage';

/** Options of the transform. */
export interface EnglishNoteOptions {
  /** Absolute path of the project. */
  readonly root: string;
  /** Renderers of the elements that pages of a version may use. */
  readonly renderers: (version: string | undefined) => readonly Renderer[];
}

/** Inserts an `<EnglishNote />` before the first reference element of a translation, because facts are in English. */
export function remarkEnglishNote({root, renderers}: EnglishNoteOptions) {
  return (tree: Root, file: VFile): void => {
    const {locale, version} = locatePage(relative(root, file.path).split(sep).join('/')) ?? {};
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
