import type {GuideCard} from '../../../platform/guides';

/**
 * Filters guides by a query: those with every word in title, group, logo or tags, or if there are none, those with
 * every word in these or the text. Ignores case and accents. A blank query matches all guides.
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
