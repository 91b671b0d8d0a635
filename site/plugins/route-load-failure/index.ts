import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {RouteLoadFailureOptions} from './options';

/**
 * When the next page's files can't be loaded, Docusaurus reloads the page, which is the option `reload`. For `retry`,
 * this plugin substitutes a route component whose preload doesn't fail, so that the page's loading state shows the
 * error and a button.
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
