import {brand} from './brand';

/** The namespace that the samples are written for. */
const namespace = 'acme';
const domains = [brand.privateDomain, brand.appsDomain].map((domain) => domain.replaceAll('.', '\\.'));

/** The namespace in a manifest, in a hostname, and in a path of the API. */
const places = new RegExp(
  [
    `(?<=^namespace: )${namespace}(?=\\s*$)`,
    `(?<=[\\w-]\\.)${namespace}(?=\\.(?:${domains.join('|')})\\b)`,
    `(?<=/namespaces/)${namespace}\\b`,
  ].join('|'),
  'gm',
);

/** Moves a file of a sample to another namespace. */
export const setSampleNamespace = (text: string, name: string): string => text.replace(places, name);

/** True if a file of a sample must change in another namespace. */
export const dependsOnNamespace = (text: string): boolean => text.search(places) !== -1;
