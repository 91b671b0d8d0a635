import path from 'node:path';
import type {LoadContext, OptionValidationContext, Plugin} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';

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

export interface RouteLoadFailureOptions {
  /** Behavior when the files of the next page can't be loaded: the error with a Retry button, or a reload. */
  readonly onFailure: 'retry' | 'reload';
}

const schema = Joi.object<RouteLoadFailureOptions>({
  onFailure: Joi.string().valid('retry', 'reload').default('retry'),
});

/** @throws Error that names the option when its value is neither of the two */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<RouteLoadFailureOptions>, RouteLoadFailureOptions>): RouteLoadFailureOptions {
  return validate(schema, options);
}
