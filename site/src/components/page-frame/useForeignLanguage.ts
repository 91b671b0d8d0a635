import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** The default language on a page of another locale that isn't translated. */
export function useForeignLanguage(): string | undefined {
  const {currentLocale, defaultLocale} = useDocusaurusContext().i18n;
  const {source} = useDoc().metadata;
  return currentLocale === defaultLocale || source.startsWith('@site/i18n/') ? undefined : defaultLocale;
}
