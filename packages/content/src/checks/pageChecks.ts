// Every export of these modules is a check of a page.
export * from './behaviors';
export * from './blocks';
export * from './codes';
export * from './data';
export * from './drawings';
export * from './frontMatter';
export * from './guides';
export * from './links';
export * from './names';
export * from './numbers';
export * from './output';
export * from './source';
export * from './usage';
export * from './wording';
