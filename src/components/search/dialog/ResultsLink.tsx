import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './SearchDialog.module.css';

interface Props {
  /** Path of the search page. */
  readonly page: string;
  readonly query: string;
  readonly onClose: () => void;
}

/** Leads from the dialog to all results. */
export default function ResultsLink({page, query, onClose}: Props): ReactNode {
  return (
    <Link className={styles.all} to={`${page}?q=${encodeURIComponent(query)}`} onClick={onClose}>
      <Translate id="aloft.search.all">See all results</Translate>
    </Link>
  );
}
