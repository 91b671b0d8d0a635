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

const title = translate({message: 'Page not found'});
/** The main sections: path, label and what's there. */
const starts = [
  [
    '/docs/',
    translate({message: 'Documentation'}),
    translate({message: 'what the platform does, and how to get started'}),
  ],
  [
    '/docs/guides-and-samples/',
    translate({message: 'Guides & Samples'}),
    translate({message: 'deploy an app in your language or framework'}),
  ],
  ['/docs/glossary', translate({message: 'Glossary'}), translate({message: 'definitions of terms'})],
  ['/search', translate({message: 'Search'}), translate({message: 'find a command, field, error, or topic'})],
] as const;

/** The page for unknown paths, with links to the main sections. */
export default function NotFoundContent() {
  const text = (
    <p>
      <Translate>There&#39;s no page at this URL. The page may have moved, or the URL may be mistyped.</Translate>
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
        {starts.map(([to, label, about]) => (
          <li key={to}>
            <Link to={to}>{label}</Link>: {about}
          </li>
        ))}
      </ul>
    </main>
  );
}
