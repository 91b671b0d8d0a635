import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import SearchPageContent from './SearchPageContent';
import {useQueryAddress} from './useQueryAddress';

/** The search page, for the URL parameters `q` and `page`. */
export default function SearchPage(): ReactNode {
  const address = useQueryAddress();
  const title = translate({id: 'aloft.search.page', message: 'Search'});
  return (
    <Layout title={address.text === '' ? title : `${address.text} – ${title}`}>
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <SearchPageContent title={title} address={address} />
    </Layout>
  );
}
