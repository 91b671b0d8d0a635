// Why: upstream derives the canonical URL from the current path, so `/docs/glossary/` and not-found pages name
// themselves, and all pages share one social card.
import routes from '@generated/routes';
import Head from '@docusaurus/Head';
import {matchPath, useLocation} from '@docusaurus/router';
import {useThemeConfig} from '@docusaurus/theme-common';
import {DEFAULT_SEARCH_TAG} from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {markdownPath, socialCardPath} from '@aloft/content/addresses';
import SearchMetadata from '@theme/SearchMetadata';

/** @returns the path of the current page's route; undefined for the not-found page */
function findPagePath(pathname: string, candidates = routes): string | undefined {
  const route = candidates.find((candidate) => matchPath(pathname, candidate));
  return route?.routes ? findPagePath(pathname, route.routes as typeof routes) : route?.exact ? route.path : undefined;
}

/** The canonical URL of a page, those of its translations and Markdown version, and its social card. */
function Addresses({path}: {readonly path: string}) {
  const {
    i18n: {currentLocale, defaultLocale, localeConfigs},
    siteConfig: {baseUrl, title, url},
  } = useDocusaurusContext();
  const root = currentLocale === defaultLocale ? baseUrl : baseUrl.replace(`/${currentLocale}/`, '/');
  const toUrl = (locale: string) =>
    url + root + (locale === defaultLocale ? '' : `${locale}/`) + path.slice(baseUrl.length);
  const languages = Object.entries(localeConfigs).map(([locale, {htmlLang}]) => ({locale, htmlLang}));
  return (
    <Head>
      <meta property="og:url" content={url + path} />
      <link rel="canonical" href={url + path} />
      {/* The search page has no text. */}
      {path !== `${baseUrl}search` && <link rel="alternate" type="text/markdown" href={markdownPath(path, baseUrl)} />}
      <meta property="og:image" content={url + socialCardPath(path, baseUrl)} />
      {/* Pages of the docs replace it with their title: see DocItem/Content. */}
      <meta property="og:image:alt" content={title} />
      {languages.length > 1 &&
        [...languages, {locale: defaultLocale, htmlLang: 'x-default'}].map(({locale, htmlLang}) => (
          <link key={htmlLang} rel="alternate" href={toUrl(locale)} hrefLang={htmlLang} />
        ))}
      {languages.map(({locale, htmlLang}) => (
        <meta
          key={locale}
          property={locale === currentLocale ? 'og:locale' : 'og:locale:alternate'}
          // Open Graph separates language and region by an underscore.
          content={htmlLang.replace('-', '_')}
        />
      ))}
    </Head>
  );
}

export default function SiteMetadata() {
  const {currentLocale} = useDocusaurusContext().i18n;
  const {metadata} = useThemeConfig();
  const path = findPagePath(useLocation().pathname);
  return (
    <>
      {path !== undefined && <Addresses path={path} />}
      <SearchMetadata tag={DEFAULT_SEARCH_TAG} locale={currentLocale} />
      {/* Last, so that the site's configuration takes precedence. */}
      <Head>
        {metadata.map((attributes, index) => (
          <meta key={index} {...attributes} />
        ))}
      </Head>
    </>
  );
}
