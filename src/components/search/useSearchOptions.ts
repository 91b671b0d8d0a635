import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useMemo} from 'react';
import type {SearchClientOptions} from './client/openSearchClient';

/** Where the engines of this site are. */
export function useSearchOptions(): SearchClientOptions {
  const {siteConfig} = useDocusaurusContext();
  const baseUrl = useBaseUrl('/');
  const hosted = siteConfig.customFields?.hostedSearch as SearchClientOptions['hosted'];
  return useMemo(() => ({baseUrl, hosted}), [baseUrl, hosted]);
}
