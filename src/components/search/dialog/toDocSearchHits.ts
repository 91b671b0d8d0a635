import type {SearchAnswer, SearchHit, Segment} from '../client/types';

/** A hit in the shape that DocSearch groups and stores. */
export interface DialogHit {
  readonly objectID: string;
  readonly url: string;
  readonly url_without_anchor: string;
  readonly type: 'lvl1' | 'lvl2';
  readonly anchor: string | null;
  readonly content: null;
  readonly hierarchy: Readonly<Record<`lvl${0 | 1 | 2 | 3 | 4 | 5 | 6}`, string | null>>;
  /** What is shown. DocSearch's own fields for this hold HTML, so they stay empty. */
  readonly shown: SearchHit & {readonly title: readonly Segment[]};
}

const join = (segments: readonly Segment[]): string => segments.map(({text}) => text).join('');

/** Groups the hits by page, with the place in the navigation before its title. */
export function toDocSearchHits(answer: SearchAnswer): readonly DialogHit[] {
  return answer.pages.flatMap(({path, title, trail, hits}) =>
    hits.map((hit) => {
      const name = join(title);
      const heading = hit.headings.at(-1);
      return {
        objectID: hit.url,
        url: hit.url,
        url_without_anchor: path,
        type: heading === undefined ? 'lvl1' : 'lvl2',
        anchor: hit.url.split('#')[1] ?? null,
        content: null,
        hierarchy: {
          lvl0: trail === '' ? name : `${trail} › ${name}`,
          lvl1: name,
          lvl2: heading === undefined ? null : join(heading),
          lvl3: null,
          lvl4: null,
          lvl5: null,
          lvl6: null,
        },
        shown: {...hit, title},
      } as const;
    }),
  );
}
