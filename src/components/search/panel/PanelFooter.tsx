import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {formatQuery} from '../queryAddress';
import styles from './SearchPanel.module.css';

interface Props {
  readonly text: string;
  readonly onClose: () => void;
}

/** The link to all results, and the dialog's keyboard shortcuts. */
export default function PanelFooter({text, onClose}: Props): ReactNode {
  return (
    <div className={styles.footer}>
      {text.trim() !== '' && (
        <Link to={`/search${formatQuery({text, page: 0})}`} onClick={onClose}>
          <Translate id="aloft.search.all">See all results</Translate>
        </Link>
      )}
      <span className={styles.keys} aria-hidden="true">
        <kbd>↑</kbd> <kbd>↓</kbd> <Translate id="aloft.search.keys.move">move</Translate>
        <kbd>↵</kbd> <Translate id="aloft.search.keys.open">open</Translate>
        <kbd>Esc</kbd> <Translate id="aloft.search.keys.close">close</Translate>
      </span>
    </div>
  );
}
