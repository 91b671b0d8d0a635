import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useSearchState} from './useSearch';

/** Why nothing could be fetched; nothing while all is well. */
export default function SearchFailure(): ReactNode {
  const {failure} = useSearchState();
  if (failure === undefined) return null;
  return (
    <>
      <p className="DocSearch-Title">
        <Translate id="theme.SearchModal.errorScreen.titleText">Unable to fetch results</Translate>
      </p>
      <p className="DocSearch-Help">
        {failure === 'network' ? (
          <Translate id="theme.SearchModal.errorScreen.helpText">
            You might want to check your network connection.
          </Translate>
        ) : (
          <Translate id="aloft.search.preparing">
            The development server is still preparing the search index. Its terminal says when it is ready.
          </Translate>
        )}
      </p>
    </>
  );
}
