// Why: upstream's breakpoint excludes 996 px and ignores the browser's font size. An untranslated page is in English,
// which upstream neither mentions nor marks with `lang`.
import Head from '@docusaurus/Head';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useWindowSize} from '@site/src/components/page-frame/useWindowSize';
import ContentVisibility from '@theme/ContentVisibility';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemContent from '@theme/DocItem/Content';
import DocItemFooter from '@theme/DocItem/Footer';
import type {Props} from '@theme/DocItem/Layout';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';
import DocItemTOCMobile from '@theme/DocItem/TOC/Mobile';
import DocVersionBadge from '@theme/DocVersionBadge';
import DocVersionBanner from '@theme/DocVersionBanner';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './Layout.module.css';

export default function DocItemLayout({children}: Props): ReactNode {
  const {frontMatter, metadata, toc} = useDoc();
  const {i18n} = useDocusaurusContext();
  const isTranslated = i18n.currentLocale === i18n.defaultLocale || metadata.source.startsWith('@site/i18n/');
  const language = isTranslated ? undefined : i18n.defaultLocale;
  const isMobile = useWindowSize() === 'mobile';
  const isHidden = frontMatter.hide_table_of_contents;
  const hasToc = !isHidden && toc.length > 0;
  return (
    <div className="row">
      <Head>
        <meta property="og:image:alt" content={metadata.title} />
      </Head>
      <div className={clsx('col', !isHidden && styles.docItemCol)}>
        <ContentVisibility metadata={metadata} />
        <DocVersionBanner />
        <div className={styles.docItemContainer}>
          <article>
            <DocBreadcrumbs />
            <DocVersionBadge />
            {hasToc && <DocItemTOCMobile />}
            {!isTranslated && (
              <p className="al-english-note">
                <Translate id="aloft.english.page">This page is available only in English.</Translate>
              </p>
            )}
            <div lang={language}>
              <DocItemContent>{children}</DocItemContent>
            </div>
            <DocItemFooter />
          </article>
          <DocItemPaginator />
        </div>
      </div>
      {hasToc && !isMobile && (
        <nav
          className="col col--3"
          lang={language}
          aria-label={translate({id: 'theme.TOCCollapsible.toggleButtonLabel', message: 'On this page'})}
        >
          <DocItemTOCDesktop />
        </nav>
      )}
    </div>
  );
}
