import {join} from 'node:path';
import type {Root, RootContent} from 'mdast';
import {VFile} from 'vfile';
import type {ExampleReader} from '../includes/ExampleReader';
import {remarkIncludeExamples} from '../includes/remarkIncludeExamples';
import type {Page} from '../pages/Page';
import {remarkReference} from '../reference/remarkReference';
import type {Renderer} from '../reference/Renderer';
import {contentMarker, formatTag, type FrozenFacts} from './FrozenFacts';

/** Sources of facts and examples. */
export interface FreezeOptions {
  /** Absolute path of the project. */
  readonly root: string;
  readonly renderers: readonly Renderer[];
  readonly read: ExampleReader;
}

/**
 * Records the facts and examples that the given pages show. Changes the pages' trees.
 *
 * @throws ContentError for an element or a fence that can't be expanded
 */
export function freezeFacts(pages: readonly Pick<Page, 'file' | 'tree'>[], options: FreezeOptions): FrozenFacts {
  const {root, renderers, read} = options;
  const content: Record<string, Record<string, readonly RootContent[]>> = {};
  const examples: Record<string, string> = {};
  const recording = renderers.map((renderer): Renderer => ({
    ...renderer,
    render: (attributes, context) => {
      const children = context.children.length > 0 ? [contentMarker] : [];
      const rendered = renderer.render(attributes, {...context, children}) as readonly RootContent[];
      (content[context.place.file] ??= {})[formatTag(renderer.name, attributes, context)] = rendered;
      return rendered;
    },
  }));
  const readAndRecord: ExampleReader = (path) => {
    const text = read(path);
    if (text !== undefined) examples[path] = text;
    return text;
  };
  const transforms: readonly ((tree: Root, file: VFile) => void)[] = [
    remarkReference({root, renderers: () => recording}),
    remarkIncludeExamples({root, read: () => readAndRecord}),
  ];
  for (const {file, tree} of pages)
    for (const transform of transforms) transform(tree, new VFile({path: join(root, file)}));
  return {renderers, content, examples};
}
