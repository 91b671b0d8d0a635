// Wraps theme-classic 3.8.1: names the title in the social card and the date for search engines, and marks a page without a translation as English.
import Head from '@docusaurus/Head';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {translate} from '@docusaurus/Translate';
import {useForeignLanguage} from '@site/src/components/page-frame/useForeignLanguage';
import DocItemContent from '@theme-original/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';

export default function DocItemContentInItsLanguage(props: Props) {
  const language = useForeignLanguage();
  const {title, lastUpdatedAt} = useDoc().metadata;
  return (
    <>
      <Head>
        <meta property="og:image:alt" content={title} />
        {lastUpdatedAt && (
          <script type="application/ld+json">
            {JSON.stringify({
              '@context': 'https://schema.org',
              '@type': 'TechArticle',
              headline: title,
              dateModified: new Date(lastUpdatedAt).toISOString(),
            })}
          </script>
        )}
      </Head>
      {language && <p className="al-english-note">{translate({message: 'This page is available only in English.'})}</p>}
      <div lang={language}>
        <DocItemContent {...props} />
      </div>
    </>
  );
}
