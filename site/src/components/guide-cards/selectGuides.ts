import type {GuideCard, LinkedGuideCard} from '@aloft/content/guide-cards';

/**
 * Selects the guides of a docs version, with links within it. The records describe the current version.
 *
 * @param docs documents of the version, by id
 */
export function selectGuides(
  guides: readonly LinkedGuideCard[],
  version: string,
  docs: Readonly<Record<string, unknown>>,
): readonly LinkedGuideCard[] {
  if (version === 'current') return guides;
  return guides
    .filter(({path}) => path.replace(/^\/docs\//, '').replace(/\/$/, '/index') in docs)
    .map((guide) => ({...guide, path: guide.path.replace(/^\/docs/, `/docs/${version}`)}));
}

const nameOf = ({title, group, logos, tags = []}: GuideCard): string => [title, group, ...logos, ...tags].join(' ');

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Filters guides by a query: those with every word in title, group, logo or tags, or if there are none, those with
 * every word in these or the text. Ignores case and accents. A blank query matches all guides.
 */
export function filterGuides<Card extends GuideCard>(guides: readonly Card[], query: string): readonly Card[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  const contains = (text: string) => words.every((word) => fold(text).includes(word));
  const named = guides.filter((guide) => contains(nameOf(guide)));
  return named.length > 0 ? named : guides.filter((guide) => contains(`${nameOf(guide)} ${guide.text}`));
}
