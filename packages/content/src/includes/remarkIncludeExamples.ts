import {relative, sep} from 'node:path';
import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {parseFence} from '../fences/parseFence';
import {locatePage} from '../versions/locatePage';
import type {ExampleReader} from './ExampleReader';
import {includeExample} from './includeExample';

/** Options of the transform. */
export interface IncludeOptions {
  /** Absolute path of the project, which messages leave out. */
  readonly root: string;
  /** Returns the reader for the pages of a version; `undefined` is the current version. */
  readonly read: (version: string | undefined) => ExampleReader;
}

/** Fills every fence with `example="path#region"` from `examples/`. An error names the page and line. */
export function remarkIncludeExamples({root, read}: IncludeOptions) {
  return (tree: Root, file: VFile): void => {
    const page = relative(root, file.path).split(sep).join('/');
    const readExample = read(locatePage(page)?.version);
    visit(tree, 'code', (node: Code) => {
      const place = {file: page, line: node.position?.start.line ?? 1};
      const {example} = parseFence(node.lang, node.meta, place);
      if (example) node.value = includeExample(example, readExample, place);
    });
  };
}
