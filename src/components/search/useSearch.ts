import {useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useCallback} from 'react';
import {openSearchClient} from './client/openSearchClient';
import type {SearchAnswer} from './client/types';
import {useSearchOptions} from './useSearchOptions';

/** The part of the results to show. */
export interface Place {
  /** From 0, the default. */
  readonly page?: number;
  readonly pageSize: number;
  readonly hitsPerPage: number;
}

/** Returns a function that searches in the site's language and the reader's docs versions. */
export function useSearch(): (text: string, place: Place) => Promise<SearchAnswer> {
  const {i18n} = useDocusaurusContext();
  const options = useSearchOptions();
  const tags = ['default', ...useDocsContextualSearchTags()].join(' ');
  return useCallback(
    (text, {page = 0, pageSize, hitsPerPage}) =>
      openSearchClient(options).search({
        text,
        page,
        pageSize,
        hitsPerPage,
        language: i18n.currentLocale,
        tags: tags.split(' '),
      }),
    [options, i18n.currentLocale, tags],
  );
}
