import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import clsx from 'clsx';
import type {ReactNode} from 'react';

const starts = [
  {to: '/docs/', label: 'Documentation', about: 'what the platform does and where to begin'},
  {to: '/docs/guides-and-samples/', label: 'Guides & Samples', about: 'an app in your language, from code to deploy'},
  {to: '/docs/glossary', label: 'Glossary', about: 'every term in a sentence or two'},
  {to: '/search', label: 'Search', about: 'all pages, by word'},
];

/** The page for a path that no page has: says so, and leads on. */
export default function NotFoundPage({className}: {readonly className?: string}): ReactNode {
  return (
    <main className={clsx('container margin-vert--xl', className)}>
      {/* Below /docs upstream sets no title of its own. */}
      <PageMetadata title="Page not found" />
      <h1>Page not found</h1>
      <p>No page of these docs has this address. It may have moved, or the link may hold a typing error.</p>
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
