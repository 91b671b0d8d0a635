import {parseDuration, parseSize} from '../quantities';

/** Whether a size or duration keeps a bound. What is neither is left to the type and the pattern. */
export function checkQuantity(keyword: 'x-minimum' | 'x-maximum', bound: string, value: unknown): boolean {
  if (typeof value !== 'string') return true;
  const parse = parseSize(bound) === undefined ? parseDuration : parseSize;
  const limit = parse(bound);
  const actual = parse(value);
  if (limit === undefined || actual === undefined) return true;
  return keyword === 'x-minimum' ? actual >= limit : actual <= limit;
}
