import type {Place} from '../problems/Problem';

/** A page that a sidebar names, and where it does. */
export interface SidebarPage extends Place {
  /** Path of the page below `docs/`, without its extension. */
  readonly id: string;
}
