// Why: a page that has no translation is shown in English, which upstream neither says nor marks with `lang`.
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import DocItemContent from '@theme-original/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';
import type {ReactNode} from 'react';

export default function DocItemContentWithLanguage(props: Props): ReactNode {
  const {metadata} = useDoc();
  const {i18n} = useDocusaurusContext();
  const isTranslated = i18n.currentLocale === i18n.defaultLocale || metadata.source.startsWith('@site/i18n/');
  if (isTranslated) return <DocItemContent {...props} />;
  return (
    <>
      <p className="al-english-note">
        <Translate id="aloft.english.page">This page is available only in English.</Translate>
      </p>
      <div lang={i18n.defaultLocale}>
        <DocItemContent {...props} />
      </div>
    </>
  );
}
