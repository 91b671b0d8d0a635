// Why: upstream suggests contacting the owner of the linking site; ours links to the main sections.
import BrowserOnly from '@docusaurus/BrowserOnly';
import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import {lazy, Suspense} from 'react';

/** On demand, because the other pages contain this component too. */
const NotFoundReport = lazy(
  () => import(/* webpackChunkName: "nearest-pages" */ '@site/src/components/search/NotFoundReport'),
);

const title = translate({id: 'aloft.notFound.title', message: 'Page not found'});
const starts = [
  {
    to: '/docs/',
    label: translate({id: 'aloft.notFound.docs', message: 'Documentation'}),
    about: translate({id: 'aloft.notFound.docs.about', message: 'what the platform does, and how to get started'}),
  },
  {
    to: '/docs/guides-and-samples/',
    label: translate({id: 'aloft.notFound.guides', message: 'Guides & Samples'}),
    about: translate({id: 'aloft.notFound.guides.about', message: 'deploy an app in your language or framework'}),
  },
  {
    to: '/docs/glossary',
    label: translate({id: 'aloft.notFound.glossary', message: 'Glossary'}),
    about: translate({id: 'aloft.notFound.glossary.about', message: 'definitions of terms'}),
  },
  {
    to: '/search',
    label: translate({id: 'aloft.notFound.search', message: 'Search'}),
    about: translate({id: 'aloft.notFound.search.about', message: 'find a command, field, error, or topic'}),
  },
];

/** The page for unknown paths, with links to the main sections. */
export default function NotFoundContent() {
  const text = (
    <p>
      <Translate id="aloft.notFound.text">
        There&#39;s no page at this URL. The page may have moved, or the URL may be mistyped.
      </Translate>
    </p>
  );
  return (
    <main className="container margin-vert--xl">
      {/* Docusaurus does not set a title for unknown paths below /docs. */}
      <PageMetadata title={title} />
      <h1>{title}</h1>
      <BrowserOnly fallback={text}>
        {() => (
          <Suspense fallback={text}>
            <NotFoundReport />
          </Suspense>
        )}
      </BrowserOnly>
      <ul>
        {starts.map(({to, label, about}) => (
          <li key={to}>
            <Link to={to}>{label}</Link>: {about}
          </li>
        ))}
      </ul>
    </main>
  );
}
