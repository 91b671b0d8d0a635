import type {GuideCard, LinkedGuideCard} from './guides';
import type {Place} from '../problems/Problem';

/** The part of an `example.json` that describes the guide. `examples/example.schema.json` documents it for editors. */
export interface GuideRecord {
  /** Route of the guide, without a slash at its end. */
  readonly guide: string;
  readonly card: GuideCard & {
    /** Position in the group. Guides with the same order are sorted by title, and those without one come last. */
    readonly order?: number;
  };
  /** Fence language of the example's code, such as `php`. */
  readonly language: string;
  /** Search queries that find the guide. */
  readonly search: readonly string[];
}

/** A guide with the source locations that problems name. */
export interface Guide extends LinkedGuideCard, Omit<GuideRecord, 'guide' | 'card'> {
  /** Id of the example, such as `php/laravel`. */
  readonly example: string;
  /** Id of the doc, which is its path below `docs/` without the extension. */
  readonly doc: string;
  /** Location of the route in the record. */
  readonly place: Place;
  /** Location of the title in the record. */
  readonly titlePlace: Place;
}
