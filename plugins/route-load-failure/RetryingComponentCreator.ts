import createComponent from '@docusaurus/core/lib/client/exports/ComponentCreator';
import {createElement, type ComponentType} from 'react';

type RouteComponent = ComponentType & {preload: () => Promise<unknown>};

/**
 * A route component whose preload resolves although a file is missing, once the site runs. The router then switches
 * to the page, and the page's loading state shows the error and the Retry button. Before the site runs the failure
 * passes, so that the built HTML of the first page stays readable.
 *
 * The component is made when the route is first asked for: a page needs few of all routes.
 */
export default function createRetryingComponent(path: string, hash?: string): RouteComponent {
  let made: RouteComponent | undefined;
  const make = (): RouteComponent => (made ??= createComponent(path, hash as string) as unknown as RouteComponent);
  const preload = () =>
    make()
      .preload()
      .catch((error: unknown) => {
        if (!('docusaurusRoot' in window)) throw error;
        console.warn(error);
      });
  return Object.assign((props: object) => createElement(make(), props), {preload});
}
