import Translate from '@docusaurus/Translate';
import {usePagePath} from './usePagePath';
import type {MouseEvent, ReactNode} from 'react';
import SearchIcon from './SearchIcon';

interface Props {
  /** Called when the reader may be about to search. */
  readonly onIntent: () => void;
  readonly onOpen: () => void;
}

/** Opens the dialog. Without JavaScript and in a new tab, it's a link to the search page. */
export default function SearchButton({onIntent, onOpen}: Props): ReactNode {
  const open = (event: MouseEvent) => {
    event.preventDefault();
    onOpen();
  };
  return (
    <a
      role="button"
      className="al-search-button"
      href={usePagePath()('/search')}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K /"
      onClick={(event) => !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) && open(event)}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      <SearchIcon />
      <span>
        <Translate id="aloft.search.button" description="Label of the search button">
          Search
        </Translate>
      </span>
      <kbd aria-hidden="true">/</kbd>
    </a>
  );
}
