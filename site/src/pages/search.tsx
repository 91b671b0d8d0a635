import SearchPage from '@site/src/components/search/SearchPage';
import type {ReactNode} from 'react';

/** All results of a query. */
export default function Search(): ReactNode {
  return <SearchPage />;
}
