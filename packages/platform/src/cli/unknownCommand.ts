import {brand} from '../brand';
import {sanitizeText} from '../values/untrusted';
import {suggest} from '../values/suggest';
import {type GrammarNode, grammar} from './grammar';
import {nouns} from './nouns';
import {refuse} from './refuse';

/** Verbs of other tools and their equivalents here. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  ls: ['list'],
  ps: ['list'],
  show: ['get'],
  describe: ['get'],
  info: ['get'],
  inspect: ['get'],
  add: ['create', 'set'],
  new: ['create'],
  run: ['create', 'deploy'],
  rm: ['delete', 'unset'],
  remove: ['delete', 'unset'],
  destroy: ['delete'],
  edit: ['update'],
  set: ['update'],
  ssh: ['exec'],
  shell: ['exec'],
  console: ['exec'],
  forward: ['port-forward'],
  proxy: ['port-forward'],
  copy: ['cp'],
  standby: ['flash'],
  up: ['deploy'],
  launch: ['deploy', 'init'],
  push: ['deploy'],
  expand: ['resize'],
  switch: ['use'],
  select: ['use'],
  signin: ['login'],
  signout: ['logout'],
  validate: ['schema'],
  domain: ['certificate'],
  disk: ['volume'],
};

function findSynonym(node: GrammarNode, word: string): string | undefined {
  const found = Object.hasOwn(synonyms, word) ? synonyms[word]! : [];
  return found.find((verb) => node.children.has(verb));
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
