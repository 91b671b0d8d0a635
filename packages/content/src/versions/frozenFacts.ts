import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Root, RootContent} from 'mdast';
import {VFile} from 'vfile';
import type {ExampleReader} from '../fences/examples';
import type {Attributes, RenderContext, Renderer} from '../reference/Renderer';
import {docsDirectory, locatePage} from './locatePage';
import {remarkIncludeExamples} from '../transforms/includes';
import type {Page} from '../pages/parsePage';
import {remarkReference} from '../reference/remarkReference';

/** Facts and examples that the pages of a frozen version show, recorded when the version was cut. */
export interface FrozenFacts {
  /** The reference elements that existed, without their code. */
  readonly renderers: readonly Omit<Renderer, 'render'>[];
  /** Rendered content by page, such as `docs/security.mdx`, and tag, such as `<Limit id="volume-size">`. */
  readonly content: Readonly<Record<string, Readonly<Record<string, readonly RootContent[]>>>>;
  /** Texts of example files by their path below `examples/`. */
  readonly examples: Readonly<Record<string, string>>;
}

/** Placeholder for an element's own content in a record, because that content differs in translations. */
const contentMarker: RootContent = {type: 'html', value: '<!-- content -->'};

/** File of a version's record, from the project's root. Docusaurus ignores it. */
export const frozenFile = (version: string): string => `${docsDirectory(version)}/_frozen.json`;

/** An element's name and attributes, in alphabetical order, as a key of the record. */
function formatTag(name: string, attributes: Attributes, {children}: Pick<RenderContext, 'children'>): string {
  const sorted = Object.entries(attributes).sort(([a], [b]) => (a < b ? -1 : 1));
  return `<${[name, ...sorted.map(([key, value]) => `${key}=${JSON.stringify(value)}`)].join(' ')}${children.length > 0 ? '>' : '/>'}`;
}

/**
 * Reads a version's record.
 *
 * @param root absolute path of the project
 * @throws Error when the version was cut without `npm run docs:version`
 */
export function readFrozenFacts(root: string, version: string): FrozenFacts {
  const file = frozenFile(version);
  if (!existsSync(join(root, file)))
    throw new Error(
      `${file} does not exist. Cut versions with \`npm run docs:version -- ${version}\`, which writes it.`,
    );
  return JSON.parse(readFileSync(join(root, file), 'utf8')) as FrozenFacts;
}

/** Renderers that return recorded content, and fail for an element that isn't in the record. */
export function createFrozenRenderers({renderers, content}: FrozenFacts): readonly Renderer[] {
  return renderers.map((renderer) => ({
    ...renderer,
    render: (attributes, context) => {
      const tag = formatTag(renderer.name, attributes, context);
      const recorded =
        content[locatePage(context.place.file)?.page ?? '']?.[tag] ??
        context.fail(`${tag} isn't recorded for this page`, 'write the text itself: a frozen version has no facts');
      return fillContent(structuredClone(recorded), context.children);
    },
  }));
}

/** Creates a reader of recorded example files. */
export const createFrozenReader =
  ({examples}: FrozenFacts): ExampleReader =>
  (path) =>
    Object.hasOwn(examples, path) ? examples[path] : undefined;

function fillContent(nodes: readonly RootContent[], children: readonly RootContent[]): RootContent[] {
  return nodes.flatMap((node) => {
    if (node.type === 'html' && contentMarker.type === 'html' && node.value === contentMarker.value) return children;
    return 'children' in node ? [{...node, children: fillContent(node.children, children)} as RootContent] : [node];
  });
}

/**
 * Records the facts and examples that the given pages show. Changes the pages' trees.
 *
 * @throws ContentError for an element or a fence that can't be expanded
 */
export function freezeFacts(
  pages: readonly Pick<Page, 'file' | 'tree'>[],
  {root, renderers, read}: {root: string; renderers: readonly Renderer[]; read: ExampleReader},
): FrozenFacts {
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
    remarkReference(root, () => recording),
    remarkIncludeExamples(root, () => readAndRecord),
  ];
  for (const {file, tree} of pages)
    for (const transform of transforms) transform(tree, new VFile({path: join(root, file)}));
  return {renderers, content, examples};
}
