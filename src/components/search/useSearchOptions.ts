import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useMemo} from 'react';
import type {SearchClientOptions} from './client/openSearchClient';

/** Base URL and search cluster of this site. */
export function useSearchOptions(): SearchClientOptions {
  const {siteConfig} = useDocusaurusContext();
  const baseUrl = useBaseUrl('/');
  const hosted = siteConfig.customFields?.hostedSearch as SearchClientOptions['hosted'];
  return useMemo(() => ({baseUrl, hosted}), [baseUrl, hosted]);
}
