import type {LinkedGuideCard} from '../../../platform/guides';

/**
 * Selects the guides of a docs version, with links within it. The records describe the current version.
 *
 * @param docs documents of the version, by id
 */
export default function selectGuides(
  guides: readonly LinkedGuideCard[],
  version: string,
  docs: Readonly<Record<string, unknown>>,
): readonly LinkedGuideCard[] {
  if (version === 'current') return guides;
  return guides
    .filter(({path}) => path.replace(/^\/docs\//, '').replace(/\/$/, '/index') in docs)
    .map((guide) => ({...guide, path: guide.path.replace(/^\/docs/, `/docs/${version}`)}));
}
