import {useCallback, useEffect, useState, type ReactNode} from 'react';
import {isFileGone} from '@site/src/components/route-loading/isFileGone';
import {isSearchShortcut} from './isSearchShortcut';
import {loadSearchPanel} from './loadSearchPanel';
import {formatQuery} from './queryAddress';
import SearchButton from './SearchButton';
import SearchDialog, {type PanelState} from './SearchDialog';
import {useSearchOptions} from './useSearchOptions';

/**
 * The search of the navbar: a button, two shortcuts and the dialog. The results panel and the engine are loaded when
 * the reader is about to search.
 */
export default function SearchBar(): ReactNode {
  const options = useSearchOptions();
  const [isOpen, setOpen] = useState(false);
  const [panel, setPanel] = useState<PanelState>('loading');

  const prepare = useCallback(() => {
    setPanel((state) => (state === 'network' ? 'loading' : state));
    loadSearchPanel(options).then(
      ({default: Panel}) => setPanel({Panel}),
      async (error) => setPanel((await isFileGone(error)) ? 'update' : 'network'),
    );
  }, [options]);
  const open = useCallback(() => {
    prepare();
    setOpen(true);
  }, [prepare]);
  // The panel of an earlier deployment is gone, but the server has the new search page.
  const retry = (text: string) =>
    panel === 'update' ? window.location.assign(`${options.baseUrl}search${formatQuery({text, page: 0})}`) : prepare();
  const close = useCallback(() => setOpen(false), []);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isSearchShortcut(event)) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);

  return (
    <>
      <SearchButton onIntent={prepare} onOpen={open} />
      {isOpen && <SearchDialog panel={panel} onRetry={retry} onClose={close} />}
    </>
  );
}
