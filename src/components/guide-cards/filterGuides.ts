import type {GuideCard} from '../../../platform/guides';

/**
 * Guides that contain every word of a query: in title, group, logo or tags if any guide does,
 * else in those or the text. Case and accents do not count; a blank query keeps all.
 */
export default function filterGuides<Card extends GuideCard>(guides: readonly Card[], query: string): readonly Card[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  const contains = (text: string) => words.every((word) => fold(text).includes(word));
  const named = guides.filter((guide) => contains(name(guide)));
  return named.length > 0 ? named : guides.filter((guide) => contains(`${name(guide)} ${guide.text}`));
}

function name({title, group, logos, tags = []}: GuideCard): string {
  return [title, group, ...logos, ...tags].join(' ');
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
