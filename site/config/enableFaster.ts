import {DOCUSAURUS_VERSION} from '@docusaurus/utils';

const isRenamed = !/^3\.\d\./.test(DOCUSAURUS_VERSION);

/**
 * The option that turns on `@docusaurus/faster`. Docusaurus 3.10 renamed it and rejects the old name.
 *
 * @param faster `true` for all of its parts, or a switch for each
 */
export const enableFaster = (faster: true | Readonly<Record<string, boolean>>): {experimental_faster?: true} =>
  ({[isRenamed ? 'faster' : 'experimental_faster']: faster}) as {experimental_faster?: true};
