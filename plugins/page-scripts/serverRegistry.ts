// The alias leads to the registry that Docusaurus generates: of each chunk its loader, its module and its id.
import registry from 'page-scripts-registry';

/**
 * For the build of the pages: the registry with the name of the chunk in the place of the module. Pages report what
 * they were rendered from, and the list of files is kept by names of chunks, so that each page knows its files.
 */
const named: typeof registry = Object.fromEntries(
  Object.entries(registry).map(([chunk, [load, , id]]) => [chunk, [load, chunk, id]]),
);
export default named;
