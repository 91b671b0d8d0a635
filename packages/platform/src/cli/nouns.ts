import {clauseOf} from '../resources/definitions';
import type {Noun} from './types';

/** Every noun of the grammar, resources first. Plural and short forms are equivalent to the singular. */
export const nouns: readonly Noun[] = [
  {name: 'app', plural: 'apps', description: clauseOf('app')},
  {name: 'machine', plural: 'machines', short: 'm', description: clauseOf('machine')},
  {
    name: 'service',
    plural: 'services',
    short: 'svc',
    description: clauseOf('service'),
  },
  {name: 'volume', plural: 'volumes', short: 'vol', description: clauseOf('volume')},
  {name: 'certificate', plural: 'certificates', short: 'cert', description: clauseOf('certificate')},
  {
    name: 'namespace',
    plural: 'namespaces',
    short: 'ns',
    description: clauseOf('namespace'),
  },
  {name: 'token', plural: 'tokens', description: clauseOf('token')},
  {name: 'snapshot', plural: 'snapshots', description: clauseOf('snapshot')},
  {name: 'secret', plural: 'secrets', description: clauseOf('secret')},
  {name: 'env', description: 'the environment variables of an app'},
  {name: 'schema', plural: 'schemas', description: 'the JSON Schema of the manifest'},
];

const canonical: ReadonlyMap<string, string> = new Map(
  nouns.flatMap((noun) =>
    [noun.name, noun.plural, noun.short].flatMap((form) => (form === undefined ? [] : [[form, noun.name] as const])),
  ),
);

/** The singular form of a noun; other words are returned unchanged. */
export function canonicalNoun(word: string): string {
  return canonical.get(word) ?? word;
}
