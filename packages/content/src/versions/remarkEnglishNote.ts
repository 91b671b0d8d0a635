import {relative, sep} from 'node:path';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import type {Renderer} from '../reference/Renderer';
import {locatePage} from './locatePage';

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
