import {errorCodes, type ErrorCode} from './catalog';

/** Title, address and the first words of codes, for the pages on which readers look for the fix. */
const topics: readonly (readonly [title: string, page: string, ...words: string[]])[] = [
  ['Authenticate', '/docs/getting-started/authentication', 'config', 'not_authenticated', 'token', 'scope'],
  ['Resource name validation', '/docs/common/resource-name-validation', 'name'],
  ['Namespaces', '/docs/building-and-deploying/namespaces', 'namespace', 'quota'],
  ['Building images', '/docs/building-and-deploying/building', 'image', 'build'],
  ['Deploying', '/docs/building-and-deploying/deploying', 'release', 'deploy', 'run'],
  ['Manifest schema', '/docs/resources/schema', 'project', 'manifest', 'template', 'file_exists'],
  ['Apps', '/docs/resources/apps', 'app', 'variable', 'secret', 'environment'],
  ['Machines', '/docs/resources/machines', 'machine', 'flash', 'healthcheck', 'exec', 'port'],
  ['Services', '/docs/resources/services', 'service', 'hostname'],
  ['Volumes', '/docs/resources/volumes', 'volume', 'snapshot', 'import'],
  ['Certificates', '/docs/resources/certificates', 'certificate', 'validation'],
];

const indexAddress = '/docs/resources/schema';
const topicOf = (code: ErrorCode) =>
  topics.find(([, , ...words]) => words.some((word) => code === word || code.startsWith(`${word}_`)));

/** All pages that document errors, with those of their `<ErrorTable />` in order. Errors that don't belong to a particular page are on the index page. */
export const errorPages = topics.map((topic) => {
  const [title, page] = topic;
  const own = errorCodes.filter((code) => topicOf(code) === topic);
  return {title, page, codes: page === indexAddress ? [...own, ...errorCodes.filter((code) => !topicOf(code))] : own};
});

/** The page whose `<ErrorIndex />` links to the errors of all other pages. */
export const indexPage = errorPages.find(({page}) => page === indexAddress)!;

/** URL of the page that documents an error. */
export const pageOfError = Object.fromEntries(
  errorPages.flatMap(({page, codes}) => codes.map((code) => [code, page])),
) as Readonly<Record<ErrorCode, string>>;
