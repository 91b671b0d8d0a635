import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {RouteLoadFailureOptions} from './options';

/**
 * Docusaurus reloads when the files of the next page cannot be loaded. That is the `reload` reading.
 * For `retry` this plugin puts a route component in its place whose preload does not fail, so that the page's own
 * loading state shows the error and the button.
 */
export default function routeLoadFailure(_context: LoadContext, {onFailure}: RouteLoadFailureOptions): Plugin {
  return {
    name: 'route-load-failure',
    configureWebpack(_config, isServer) {
      if (isServer || onFailure === 'reload') return {};
      return {resolve: {alias: {'@docusaurus/ComponentCreator': path.join(__dirname, 'RetryingComponentCreator.ts')}}};
    },
  };
}

export {validateOptions} from './options';
