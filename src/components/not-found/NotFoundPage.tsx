import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import clsx from 'clsx';
import type {ReactNode} from 'react';

const starts = [
  {to: '/docs/', label: 'Documentation', about: 'what the platform does, and how to get started'},
  {to: '/docs/guides-and-samples/', label: 'Guides & Samples', about: 'deploy an app in your language or framework'},
  {to: '/docs/glossary', label: 'Glossary', about: 'definitions of terms'},
  {to: '/search', label: 'Search', about: 'find a command, field, error or topic'},
];

/** The page for unknown paths, with links to the main sections. */
export default function NotFoundPage({className}: {readonly className?: string}): ReactNode {
  return (
    <main className={clsx('container margin-vert--xl', className)}>
      {/* Docusaurus does not set a title for unknown paths below /docs. */}
      <PageMetadata title="Page not found" />
      <h1>Page not found</h1>
      <p>There&#39;s no page at this URL. The page may have moved, or the URL may be mistyped.</p>
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
