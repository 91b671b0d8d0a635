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

/** A function that searches in the language of the site and in the docs versions that the reader has chosen. */
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
