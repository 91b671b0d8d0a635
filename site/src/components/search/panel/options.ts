import type {PageHits, SearchHit, Segment} from '@aloft/search';
import type {IconName} from '../HitText';
import {plainText} from '../text';
import type {RecentSearch} from './recentSearches';

/** An option of the listbox: a place on the site, or an action. */
export interface SearchOption {
  readonly id: string;
  readonly icon: IconName;
  readonly title: readonly Segment[];
  /** Headings above the title. */
  readonly path?: string;
  readonly snippet?: readonly Segment[];
  /** What the option opens. */
  readonly place?: RecentSearch;
  readonly onChoose?: () => void;
}

/** Options with a common label. */
export interface OptionGroup {
  readonly label: string;
  /** Whether the label is visible. The first option of a page's results is the page itself. */
  readonly isLabelShown?: boolean;
  readonly options: readonly SearchOption[];
}

export const plain = (text: string): readonly Segment[] => [{text, marked: false}];

const join = (...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(' › ');

function toHitOption({title, trail}: PageHits, {url, kind, headings, snippet}: SearchHit): SearchOption {
  const [leaf = title, ...parents] = [...headings].reverse();
  const path = join(...parents.reverse().map(plainText));
  const place = {url, title: plainText(leaf), trail: join(trail, plainText(title))};
  return {id: url, icon: kind, title: leaf, path, snippet, place};
}

/** The results of one page: the page, then its sections. */
export function toGroup(page: PageHits): OptionGroup {
  const {path, title, trail, snippet, hits} = page;
  const place = {url: path, title: plainText(title), trail};
  const own: SearchOption = {id: path, icon: 'page', title, path: trail, snippet, place};
  return {label: plainText(title), options: [own, ...hits.map((hit) => toHitOption(page, hit))]};
}
