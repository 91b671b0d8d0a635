import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './SearchPage.module.css';

interface Props {
  /** Number of pages. */
  readonly pages: number;
  /** From 0. */
  readonly page: number;
  readonly onTurn: (page: number) => void;
}

/** Links to the previous and next page of results, if there are several pages. */
export default function Pagination({pages, page, onTurn}: Props): ReactNode {
  if (pages < 2) return null;
  const turn = (to: number) => {
    onTurn(to);
    window.scrollTo({top: 0});
  };
  return (
    <nav className={styles.pages} aria-label={translate({id: 'aloft.search.pagination', message: 'Pages of results'})}>
      <button type="button" disabled={page === 0} onClick={() => turn(page - 1)}>
        <Translate id="aloft.search.previous">Previous</Translate>
      </button>
      <span>{translate({id: 'aloft.search.pageOf', message: 'Page {page} of {pages}'}, {page: page + 1, pages})}</span>
      <button type="button" disabled={page + 1 >= pages} onClick={() => turn(page + 1)}>
        <Translate id="aloft.search.next">Next</Translate>
      </button>
    </nav>
  );
}
