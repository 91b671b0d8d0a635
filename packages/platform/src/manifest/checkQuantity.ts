import {parseDuration, parseSize} from '../values/quantities';

/** Whether a size or duration is within a bound. The schema's type and pattern reject other values. */
export function checkQuantity(keyword: 'x-minimum' | 'x-maximum', bound: string, value: unknown): boolean {
  if (typeof value !== 'string') return true;
  const parse = parseSize(bound) === undefined ? parseDuration : parseSize;
  const limit = parse(bound);
  const actual = parse(value);
  if (limit === undefined || actual === undefined) return true;
  return keyword === 'x-minimum' ? actual >= limit : actual <= limit;
}
