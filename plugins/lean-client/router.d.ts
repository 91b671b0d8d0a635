import type {History} from 'history';
import type {Context} from 'react';

declare module 'react-router' {
  /** Exported by the package; its types do not tell. */
  export const __HistoryContext: Context<History>;
}
