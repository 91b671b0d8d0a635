import createComponent from '@docusaurus/core/lib/client/exports/ComponentCreator';

interface RouteComponent {
  preload: () => Promise<unknown>;
}

/**
 * A route component whose preload resolves although a file is missing, once the site runs. The router then switches
 * to the page, and the page's loading state shows the error and the Retry button. Before the site runs the failure
 * passes, so that the built HTML of the first page stays readable.
 */
export default function createRetryingComponent(path: string, hash?: string): RouteComponent {
  const component: RouteComponent = createComponent(path, hash as string) as unknown as RouteComponent;
  const preload = component.preload.bind(component);
  component.preload = () =>
    preload().catch((error: unknown) => {
      if (!('docusaurusRoot' in window)) throw error;
      console.warn(error);
    });
  return component;
}
