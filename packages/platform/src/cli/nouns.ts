import type {Noun} from './types';

/** Every noun of the grammar, resources first. Plural and short forms are equivalent to the singular. */
export const nouns: readonly Noun[] = [
  {name: 'app', plural: 'apps', description: 'the desired state of one workload'},
  {name: 'machine', plural: 'machines', short: 'm', description: 'one microVM running one image'},
  {
    name: 'service',
    plural: 'services',
    short: 'svc',
    description: "a network entry point in front of one app's machines",
  },
  {name: 'volume', plural: 'volumes', short: 'vol', description: 'block storage that outlives machines'},
  {name: 'certificate', plural: 'certificates', short: 'cert', description: 'a TLS certificate for custom hostnames'},
  {
    name: 'namespace',
    plural: 'namespaces',
    short: 'ns',
    description: 'a boundary for names, quota, and private networking, with a region',
  },
  {name: 'token', plural: 'tokens', description: 'a credential for API requests'},
  {name: 'snapshot', plural: 'snapshots', description: 'a point-in-time copy of a volume'},
  {name: 'secret', plural: 'secrets', description: 'an environment variable whose value cannot be read back'},
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
