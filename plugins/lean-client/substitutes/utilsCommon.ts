/** What the theme and this site take from `@docusaurus/utils-common` in the browser, without the TypeScript runtime. */
export {
  default as applyTrailingSlash,
  addLeadingSlash,
  addTrailingSlash,
  removeTrailingSlash,
} from '@docusaurus/utils-common/lib/applyTrailingSlash';
export {getErrorCausalChain} from '@docusaurus/utils-common/lib/errorUtils';

/** The theme's parts for blogs name it; this site has no blog. */
export const blogPostContainerID = '__blog-post-container';
