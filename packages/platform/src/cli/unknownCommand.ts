import {brand} from '../brand';
import {sanitizeText} from '../values/untrusted';
import {suggest} from '../values/suggest';
import {type GrammarNode, grammar} from './grammar';
import {nouns} from './nouns';
import {refuse} from './refuse';

/** Words of other tools, by the equivalent here. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  list: ['ls', 'ps'],
  get: ['show', 'describe', 'info', 'inspect'],
  create: ['add', 'new', 'run'],
  set: ['add'],
  delete: ['rm', 'remove', 'destroy'],
  unset: ['rm', 'remove'],
  update: ['edit', 'set'],
  exec: ['ssh', 'shell', 'console'],
  'port-forward': ['forward', 'proxy'],
  cp: ['copy'],
  flash: ['standby'],
  deploy: ['run', 'up', 'launch', 'push'],
  init: ['launch'],
  resize: ['expand'],
  use: ['switch', 'select'],
  login: ['signin'],
  logout: ['signout'],
  schema: ['validate'],
  certificate: ['domain'],
  volume: ['disk'],
};

function findSynonym(node: GrammarNode, word: string): string | undefined {
  return Object.keys(synonyms).find((verb) => synonyms[verb]!.includes(word) && node.children.has(verb));
}

/** Nouns with a verb of this name, because `aloft list` may mean `aloft app list`. */
function findNounsWith(verb: string): readonly string[] {
  return [...grammar.children].flatMap(([noun, node]) => (node.children.has(verb) ? [noun] : []));
}

/** Refuses an unknown word, with the closest known word. */
export function failUnknownCommand(node: GrammarNode, word: string): never {
  const prefix = [brand.cli, ...node.path].join(' ');
  const forms = nouns.flatMap((noun) => (node.children.has(noun.name) ? [noun.plural, noun.short] : []));
  const candidates = [...node.children.keys(), ...forms.filter((form) => form !== undefined)];
  const meant = findSynonym(node, word) ?? suggest(word, candidates);
  const params = {input: sanitizeText([...node.path, word].join(' '))};
  if (meant) refuse('command_unknown', params, `did you mean "${prefix} ${meant}"?`);
  const owners = node === grammar ? findNounsWith(word) : [];
  const calls = owners.map((noun) => `"aloft ${noun} ${word}"`).join(', ');
  if (calls) refuse('command_unknown', params, `use a noun first: ${calls}`);
  return refuse('command_unknown', params, node === grammar ? undefined : `run "${prefix} --help" for its commands`);
}
