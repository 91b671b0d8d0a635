import {useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useMemo, useSyncExternalStore} from 'react';
import {openSearchClient} from './client/openSearchClient';
import {searchState, type SearchState} from './client/searchState';
import type {SearchAnswer} from './client/types';
import {useSearchOptions} from './useSearchOptions';

interface Place {
  readonly page?: number;
  readonly pageSize: number;
  readonly hitsPerPage: number;
}

/** Searches in the language of the site and in the versions that the reader has chosen. */
export interface Search {
  readonly search: (text: string, place: Place) => Promise<SearchAnswer>;
}

/** The search of this page, for the dialog and the search page alike. */
export function useSearch(): Search {
  const {i18n} = useDocusaurusContext();
  const options = useSearchOptions();
  const tags = ['default', ...useDocsContextualSearchTags()].join(' ');
  return useMemo(() => {
    const scope = {language: i18n.currentLocale, tags: tags.split(' ')};
    return {
      search: (text, {page = 0, pageSize, hitsPerPage}) =>
        openSearchClient(options).search({text, page, pageSize, hitsPerPage, ...scope}),
    };
  }, [options, i18n.currentLocale, tags]);
}

/** What the reader is told beside the results. */
export function useSearchState(): SearchState {
  return useSyncExternalStore(searchState.subscribe, searchState.get, searchState.getInitial);
}
