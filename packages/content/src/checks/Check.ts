import type {Facts} from '../facts/siteFacts';
import type {Guide} from '../guides/readGuides';
import type {ExampleReader} from '../fences/examples';
import type {Page} from '../pages/parsePage';
import type {Problem, Report} from '../problems';
import type {SiteIndex} from '../pages/siteIndex';

/** Input of a check apart from the page. It's a parameter, so that tests can replace any part of it. */
export interface CheckContext {
  readonly facts: Facts;
  /** Reads the files under `examples/`. */
  readonly readExample: ExampleReader;
  /** Names of the elements that a page may use without importing them. */
  readonly components: ReadonlySet<string>;
  readonly sidebars: ReadonlySet<string>;
  /** Guides of the site, from the records of their examples. */
  readonly guides: readonly Guide[];
  /** The drawings of `<Diagram>`, by name. */
  readonly drawings?: ReadonlyMap<string, string>;
  /** All pages of the site, for the checks of links. */
  readonly site?: SiteIndex;
}

export type PageCheck = (page: Page, context: CheckContext, report: Report) => void;

export type SiteCheck = (pages: readonly Page[], context: CheckContext) => Problem[] | Promise<Problem[]>;
