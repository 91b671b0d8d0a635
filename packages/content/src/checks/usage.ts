import {brand} from '@aloft/platform/brand';
import {readCode} from '../fences/examples';
import {once} from '../once';
import {readClaims, stems} from '../prose/prose';
import type {Facts, Vocabulary} from '../facts/siteFacts';
import type {Page} from '../pages/parsePage';
import type {SiteIndex} from '../pages/siteIndex';
import type {PageCheck} from './Check';

/**
 * By kind of name, how much worse than another name it may fit its sentence. Few names differ by few words, so that they
 * are compared more strictly.
 */
const tolerance: Readonly<Record<string, number>> = {
  error: 0.6,
  state: 0.5,
  event: 0.8,
  scope: 1,
  command: 0.35,
  flag: 0.4,
  limit: 0.38,
  field: 0.45,
  metric: 0.4,
  // Nothing in a sentence tells regions apart.
  region: -1,
};

const events = /\bevents?\b|\bsubscribers?\b|\bcontrol socket\b|\blease\b/i;

/** Reports a name whose sentence is about another one, as far as facts and the other sentences of the site tell. */
export const checkUsage: PageCheck = (page, {facts, readExample, site}, report) => {
  if (!site) return;
  const own = findUses(page, facts);
  const code = readCode(page, readExample);
  const isShown = (name: string) => code.includes(name.split('.').at(-1)!);
  const fitOf = new Map(
    [...readSite(site, facts)].map(([kind, known]) => [kind, createModel(kind, known, own, isShown)]),
  );
  for (const use of own) {
    const all = [...new Set(use.names.map(([kind]) => kind))];
    // A state can have the name of an event.
    const kinds = all.includes('event') && events.test(use.text) ? ['event'] : all;
    const fits = kinds.map((kind) => fitOf.get(kind)!(use));
    if (fits.some(({isFit}) => isFit)) continue;
    const what = `\`${use.code}\` doesn't fit its sentence, which reads like one on the ${kinds[0]} \`${fits[0]!.better}\``;
    const how = 'correct the name, say what it does in words of its description, or allow it: {/* allow: `name` */}';
    report(use.line, what, how);
  }
};

/** A name in a claim's inline code. */
interface Use {
  readonly file: string;
  readonly line: number;
  /** The inline code. */
  readonly code: string;
  /** The claim. */
  readonly text: string;
  /** Names that the code can stand for: a kind and a name of its vocabulary. */
  readonly names: readonly Name[];
  /** Words of the claim, without the code. */
  readonly near: ReadonlySet<string>;
  /** Words of the text before it, its heading and its links. */
  readonly around: ReadonlySet<string>;
}

type Name = readonly [kind: string, name: string];

const findUses = once((page: Page, facts: Facts): readonly Use[] =>
  readClaims(page).flatMap(({text, line, kind, before, heading, head, links}) =>
    [...text.matchAll(/`([^`]+)`|⟨[^⟩]+⟩/g)].flatMap(({0: whole, 1: inline, index}): Use[] => {
      const code = inline ?? whole;
      const names = readNames(code, facts);
      if (names.length === 0) return [];
      const rest = `${text.slice(0, index)} ${code.split(' ').slice(2).join(' ')} ${text.slice(index + whole.length)}`;
      const targets = links.join(' ').replace(/\/docs|guides-and-samples/g, '');
      const above = kind === 'row' ? head || text : '';
      const around = stems(`${heading} ${above} ${before.slice(-300)} ${targets} ${page.file}`);
      return [{file: page.file, line, code, text, names, near: stems(rest), around}];
    }),
  ),
);

/** The names that inline code stands for. */
function readNames(code: string, {vocabularies, nouns}: Facts): readonly Name[] {
  const {command, flag, field, ...plain} = vocabularies;
  const names: Name[] = Object.entries(plain).flatMap(([kind, words]): Name[] =>
    words.has(code) ? [[kind, code]] : [],
  );
  const add = (kind: string, words: Vocabulary | undefined, ...found: (string | undefined)[]) => {
    const name = found.find((each) => each !== undefined && words?.has(each));
    if (name !== undefined) names.push([kind, name]);
  };
  add('limit', plain.limit, /^⟨(.+)⟩$/.exec(code)?.[1]);
  add('flag', flag, /^--([a-z-]+)(?=$|[= ])/.exec(code)?.[1]);
  const [tool, first = '', ...words] = code.split(/\s+/);
  const noun = nouns.find(({plural, short}) => plural === first || short === first)?.name ?? first;
  const path = [noun, ...words];
  if (tool === brand.cli) add('command', command, ...[3, 2, 1].map((length) => path.slice(0, length).join(' ')));
  const key = /^([a-z][A-Za-z]*(?:\.[a-z][A-Za-z]*)*)(?:: .*)?$/.exec(code)?.[1];
  for (const name of field?.keys() ?? []) if (`.${name}`.endsWith(`.${key}`)) names.push(['field', name]);
  return names;
}

const listNamed = (uses: readonly Use[], kind: string, name: string) =>
  uses.filter((use) => use.names.some(([each, other]) => each === kind && other === name));

/** What facts and pages say about the names of a kind. */
interface Known {
  readonly names: readonly {name: string; facts: ReadonlySet<string>; ofSite: readonly Use[]}[];
  /** With how many names a word occurs. */
  readonly spread: ReadonlyMap<string, number>;
}

const readSite = once((site: SiteIndex, facts: Facts): ReadonlyMap<string, Known> => {
  const uses = site.parsed.flatMap((each) => findUses(each, facts));
  const read = ([kind, names]: [string, Vocabulary]): [string, Known] => {
    const spread = new Map<string, number>();
    const known = [...names].map(([name, text]) => {
      const own = {name, facts: stems(`${name} ${text}`), ofSite: listNamed(uses, kind, name)};
      for (const word of new Set([...own.facts, ...own.ofSite.flatMap(({near}) => [...near])]))
        spread.set(word, (spread.get(word) ?? 0) + 1);
      return own;
    });
    return [kind, {names: known, spread}];
  };
  return new Map(Object.entries(facts.vocabularies).map(read));
});

/**
 * Compares a use with what the facts and the other claims of the site say about each name of its vocabulary. A word
 * counts the more, the fewer names it occurs with.
 *
 * @returns a function that fits a use among the names
 */
function createModel(kind: string, {names, spread}: Known, ofPage: readonly Use[], isShown: (name: string) => boolean) {
  const range = Math.log(names.length + 1);
  const profiles = names.map(({name, facts, ofSite}) => {
    const uses = [...ofSite.filter(({file}) => file !== ofPage[0]?.file), ...listNamed(ofPage, kind, name)];
    const words = new Map<string, Use[]>();
    for (const use of uses) for (const word of use.near) words.set(word, [...(words.get(word) ?? []), use]);
    const {size} = new Set([...facts, ...words.keys()]);
    return {name, facts, words, uses, size, isShown: isShown(name)};
  });
  type Profile = (typeof profiles)[number];

  function score(use: Use, profile: Profile): number {
    const isOther = (each: Use) => each.file !== use.file || each.line !== use.line;
    const weigh = (word: string) => {
      const count = profile.facts.has(word) ? 2 : (profile.words.get(word)?.filter(isOther).length ?? 0);
      return (Math.min(count, 2) / 2) * (range - Math.log(spread.get(word) ?? 1));
    };
    const others = profile.uses.filter(isOther);
    const isOnPage = others.some(({file}) => file === use.file);
    let sum = range * (0.3 * Math.log(1 + others.length) + 0.4 * (Number(profile.isShown) + Number(isOnPage)));
    for (const word of use.near) sum += weigh(word);
    for (const word of use.around) if (!use.near.has(word)) sum += 0.35 * weigh(word);
    const isOwn = others.length < profile.uses.length;
    const size = isOwn ? new Set([...profile.facts, ...others.flatMap(({near}) => [...near])]).size : profile.size;
    return sum / (size + 10) ** 0.4;
  }

  return (use: Use): {isFit: boolean; better?: string} => {
    const rest = use.text.replace(`\`${use.code}\``, '').replace(use.code, '');
    const own = profiles.filter(({name}) => use.names.some(([each, other]) => each === kind && other === name));
    const others = profiles.filter((each) => !own.includes(each) && !rest.includes(each.name.split('.').at(-1)!));
    const [better] = others
      .map((each) => ({name: each.name, value: score(use, each)}))
      .sort((one, other) => other.value - one.value);
    // A command that every guide names, such as the one for logs, is in sentences of any kind.
    const isCommon = own.some(({uses: all}) => new Set(all.map(({file}) => file)).size > 4);
    const isRepeated = own.some(
      (each) => each.isShown || each.uses.some(({file, line}) => file === use.file && line !== use.line),
    );
    const value = Math.max(0, ...own.map((each) => score(use, each)));
    const least = (better?.value ?? 0) * (tolerance[kind]! + (isRepeated ? 0 : 0.1));
    return {isFit: (kind === 'command' && isCommon) || value >= least, better: better?.name};
  };
}
