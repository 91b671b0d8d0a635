import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {RootContent} from 'mdast';
import type {ExampleReader} from '../includes/ExampleReader';
import type {Attributes, RenderContext, Renderer} from '../reference/Renderer';
import {docsDirectory, locatePage} from './locatePage';

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
export const contentMarker: RootContent = {type: 'html', value: '<!-- content -->'};

/** File of a version's record, from the project's root. Docusaurus ignores it. */
export const frozenFile = (version: string): string => `${docsDirectory(version)}/_frozen.json`;

/** An element's name and attributes, in alphabetical order, as a key of the record. */
export function formatTag(name: string, attributes: Attributes, {children}: Pick<RenderContext, 'children'>): string {
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
