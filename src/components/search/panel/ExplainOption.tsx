import {translate} from '@docusaurus/Translate';
import {brand} from '@aloft/platform/brand';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {PromptIcon} from './icons';
import {optionId} from './useActiveOption';
import styles from './SearchPanel.module.css';

interface Props {
  readonly text: string;
  readonly active: number;
  readonly onActive: (index: number) => void;
  readonly onExplain: () => void;
}

/** Whether a query is a command line of the CLI. */
export function isExplainable(text: string): boolean {
  const [program, ...words] = text.trim().split(/\s+/);
  return program === brand.cli && words.length > 0;
}

/** An option above the results that explains the command line in the query. */
export default function ExplainOption({text, active, onActive, onExplain}: Props): ReactNode {
  return (
    <button
      type="button"
      id={optionId(0)}
      role="option"
      tabIndex={-1}
      aria-selected={active === 0}
      className={clsx(styles.option, styles.explain)}
      onPointerMove={() => onActive(0)}
      onClick={onExplain}
    >
      <PromptIcon />
      <span className={styles.text}>
        <span className={styles.title}>
          {translate({id: 'aloft.search.explain', message: 'Explain: {command}'}, {command: text.trim()})}
        </span>
      </span>
    </button>
  );
}
