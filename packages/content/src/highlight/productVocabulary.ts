import {commands} from '@aloft/platform/commands';
import {nouns} from '@aloft/platform/cli';
import type {Vocabulary} from './splitInvocation';

const forms: ReadonlyMap<string, readonly string[]> = new Map(
  nouns.map(({name, plural, short}) => [name, [name, plural, short].filter((form) => form !== undefined)]),
);

const vocabulary: Vocabulary = commands.map(({path}) => path.map((word) => forms.get(word) ?? [word]));

/** All commands of the CLI, each as a list of its words with their spellings. */
export function productVocabulary(): Vocabulary {
  return vocabulary;
}
