import {useCallback, useEffect, useState, type ReactNode} from 'react';
import {asksForSearch} from './asksForSearch';
import {loadSearchPanel} from './loadSearchPanel';
import SearchButton from './SearchButton';
import SearchDialog, {type PanelState} from './SearchDialog';
import {useSearchOptions} from './useSearchOptions';

/**
 * The search of the navbar: a button, two keys and the dialog. The panel with the results and its engine are loaded
 * when the reader is about to search.
 */
export default function SearchBar(): ReactNode {
  const options = useSearchOptions();
  const [isOpen, setOpen] = useState(false);
  const [panel, setPanel] = useState<PanelState>('loading');

  const prepare = useCallback(() => {
    setPanel((state) => (state === 'failed' ? 'loading' : state));
    loadSearchPanel(options).then(
      ({default: Panel}) => setPanel({Panel}),
      () => setPanel('failed'),
    );
  }, [options]);
  const open = useCallback(() => {
    prepare();
    setOpen(true);
  }, [prepare]);
  const close = useCallback(() => setOpen(false), []);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !asksForSearch(event)) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);

  return (
    <>
      <SearchButton onIntent={prepare} onOpen={open} />
      {isOpen && <SearchDialog panel={panel} onRetry={prepare} onClose={close} />}
    </>
  );
}
