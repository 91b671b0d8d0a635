import createComponent from '@docusaurus/core/lib/client/exports/ComponentCreator';
import type {ComponentType} from 'react';

type RouteComponent = ComponentType & {preload: () => Promise<unknown>};

/**
 * Creates a route component whose preload resolves although a file is missing, once the site runs. The router then
 * switches to the page, whose loading state shows the error and the Retry button. Before the site runs, the failure
 * passes, so that the built HTML of the first page stays readable.
 */
export default function createRetryingComponent(path: string, hash: string): RouteComponent {
  const component = createComponent(path, hash) as unknown as RouteComponent;
  const {preload} = component;
  component.preload = () =>
    preload().catch((error: unknown) => {
      if (!('docusaurusRoot' in window)) throw error;
      console.warn(error);
    });
  return component;
}
