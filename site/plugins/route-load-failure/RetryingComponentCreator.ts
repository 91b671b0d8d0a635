import createComponent from '@docusaurus/core/lib/client/exports/ComponentCreator';
import {createElement, type ComponentType, type ReactNode} from 'react';

type RouteComponent = ComponentType<Record<string, unknown>> & {preload: () => Promise<unknown>};

/**
 * Creates a route component whose preload resolves even if a file is missing, once the site runs. The router then
 * switches to the page, whose loading state shows the error and the Retry button. Before the site runs, the preload
 * rejects, so that the built HTML of the first page stays readable.
 *
 * A loadable component that failed once doesn't load again, so the next preload creates a new one.
 */
export default function createRetryingComponent(path: string, hash: string): RouteComponent {
  const create = () => createComponent(path, hash) as unknown as RouteComponent;
  let current = create();
  let hasFailed = false;
  const preload = () => {
    if (hasFailed) current = create();
    hasFailed = false;
    return current.preload().catch((error: unknown) => {
      if (!('docusaurusRoot' in window)) throw error;
      hasFailed = true;
      console.warn(error);
    });
  };
  return Object.assign((props: Record<string, unknown>): ReactNode => createElement(current, props), {preload});
}
