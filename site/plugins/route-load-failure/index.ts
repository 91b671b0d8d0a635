import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * When the next page's files can't be loaded, Docusaurus reloads the page. This plugin substitutes a route component
 * whose preload doesn't fail, so that the page's loading state shows the error and a button.
 */
export default function routeLoadFailure(): Plugin {
  const alias = {'@docusaurus/ComponentCreator': path.join(__dirname, 'RetryingComponentCreator.ts')};
  return {
    name: 'route-load-failure',
    configureWebpack: (_config, isServer) => (isServer ? {} : {resolve: {alias}}),
  };
}
