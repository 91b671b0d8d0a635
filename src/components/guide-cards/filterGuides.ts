import type {Guide} from './guides';

/**
 * Guides that hold every word of a query: in title, group or logo if any guide does,
 * else in those or the line. Case and accents do not count; a blank query keeps all.
 */
export default function filterGuides(guides: readonly Guide[], query: string): readonly Guide[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  const holds = (text: string) => words.every((word) => fold(text).includes(word));
  const named = guides.filter((guide) => holds(name(guide)));
  return named.length > 0 ? named : guides.filter((guide) => holds(`${name(guide)} ${guide.line}`));
}

function name({title, group, logos}: Guide): string {
  return `${title} ${group} ${logos.join(' ')}`;
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
