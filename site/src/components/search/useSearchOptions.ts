import type {SearchClientOptions} from '@aloft/search/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import {useMemo} from 'react';

/** Path of the search page with the base URL and locale, and with or without a slash at the end, as in links. */
export function useSearchPath(): string {
  const {siteConfig} = useDocusaurusContext();
  return applyTrailingSlash(useBaseUrl('/search'), siteConfig);
}

/** Base URL and search cluster of this site. */
export function useSearchOptions(): SearchClientOptions {
  const {siteConfig} = useDocusaurusContext();
  const baseUrl = useBaseUrl('/');
  const hosted = siteConfig.customFields?.hostedSearch as SearchClientOptions['hosted'];
  return useMemo(() => ({baseUrl, hosted}), [baseUrl, hosted]);
}
