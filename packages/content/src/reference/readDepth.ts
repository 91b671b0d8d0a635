import type {Attributes, RenderContext} from './Renderer';

/** Level of an element's first headings, from its attribute `depth`, which defaults to 3. */
export function readDepth({depth = '3'}: Attributes, {fail}: RenderContext, deepest = 5): number {
  const level = /^\d$/.test(depth) ? Number(depth) : 0;
  return level >= 2 && level <= deepest
    ? level
    : fail(`depth="${depth}" is not a heading level`, `write a number from 2 to ${deepest}`);
}
