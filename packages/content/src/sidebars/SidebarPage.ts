import type {Place} from '../problems/Problem';

/** A page that a sidebar names, and the location of the entry. */
export interface SidebarPage extends Place {
  /** Path of the page below `docs/`, without its extension. */
  readonly id: string;
}
