import type {OptionValidationContext} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';

export interface SearchOptions {
  /** Project directory to which a background build writes the index for the development server. */
  readonly cacheDirectory: string;
  /** Path of the search page below the base URL. */
  readonly searchPage: string;
}

const schema = Joi.object<SearchOptions>({
  cacheDirectory: Joi.string().default('.cache/search'),
  searchPage: Joi.string().default('search'),
});

/** @throws ValidationError that names the option */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<SearchOptions>, SearchOptions>): SearchOptions {
  return validate(schema, options as SearchOptions);
}
