import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';

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
