import {clauseOf} from '../resources/definitions';
import type {Noun} from './types';

const resource = (name: Parameters<typeof clauseOf>[0], short?: string): Noun => ({
  name,
  plural: `${name}s`,
  ...(short && {short}),
  description: clauseOf(name),
});

/** Every noun of the grammar, resources first. Plural and short forms are equivalent to the singular. */
export const nouns: readonly Noun[] = [
  resource('app'),
  resource('machine', 'm'),
  resource('service', 'svc'),
  resource('volume', 'vol'),
  resource('certificate', 'cert'),
  resource('namespace', 'ns'),
  resource('token'),
  resource('snapshot'),
  resource('secret'),
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
