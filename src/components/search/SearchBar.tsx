import {lazy, Suspense, useCallback, useEffect, useRef, useState, type ReactNode} from 'react';
import SearchButton from './SearchButton';
import {findFocusBefore} from './earlySearch';
import {loadSearchDialog, prepareSearch} from './loadSearchDialog';
import {listenForSearch} from './listenForSearch';
import {useSearchOptions} from './useSearchOptions';

const SearchDialog = lazy(loadSearchDialog);

/** The search of the navbar: a button and two keys. The dialog and its engine are loaded on the first sign of intent. */
export default function SearchBar(): ReactNode {
  const options = useSearchOptions();
  const [query, setQuery] = useState<string>();
  const before = useRef<HTMLElement | null>(null);

  useEffect(
    () =>
      listenForSearch((text) => {
        before.current = findFocusBefore();
        setQuery((open) => open ?? text);
      }),
    [],
  );
  const prepare = useCallback(() => prepareSearch(options), [options]);
  const close = useCallback(() => {
    setQuery(undefined);
    before.current?.focus({preventScroll: true});
  }, []);

  return (
    <>
      <SearchButton onIntent={prepare} />
      {query !== undefined && (
        <Suspense fallback={null}>
          <SearchDialog query={query} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
