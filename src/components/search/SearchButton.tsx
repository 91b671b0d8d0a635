import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import openSearch from './openSearch';

interface Props {
  /** Called when the reader may be about to search. */
  readonly onIntent: () => void;
}

/** The button in the navbar. It shows its key; the dialog is loaded when it is first asked for. */
export default function SearchButton({onIntent}: Props): ReactNode {
  const label = translate({id: 'aloft.search.button', message: 'Search', description: 'Label of the search button'});
  return (
    <button
      type="button"
      className="al-search-button"
      aria-keyshortcuts="Control+K Meta+K /"
      onClick={() => openSearch()}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      <svg
        viewBox="0 0 20 20"
        width="18"
        height="18"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.7"
        aria-hidden="true"
      >
        <circle cx="8.5" cy="8.5" r="5.5" />
        <path d="m12.8 12.8 4.7 4.7" strokeLinecap="round" />
      </svg>
      <span>{label}</span>
      <kbd aria-hidden="true">/</kbd>
    </button>
  );
}
