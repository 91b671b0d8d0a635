import {brand} from '@aloft/platform/brand';

/** The namespace in the samples. */
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

/** Replaces the namespace in a sample's file. */
export const setSampleNamespace = (text: string, name: string): string => text.replace(places, name);

/** Whether a sample's file contains the namespace. */
export const dependsOnNamespace = (text: string): boolean => text.search(places) !== -1;
