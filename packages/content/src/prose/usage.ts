import {readClaims} from './claims';
import {stems} from './stems';
import type {Page} from '../pages/parsePage';

/** Names of one kind, such as commands, each with what the facts say about it. */
export type Vocabulary = ReadonlyMap<string, string>;

/** A name in a claim's inline code. */
export interface Use {
  readonly file: string;
  readonly line: number;
  /** The inline code. */
  readonly code: string;
  /** The claim. */
  readonly text: string;
  /** Names that the code can stand for: a kind and a name of its vocabulary. */
  readonly names: readonly (readonly [kind: string, name: string])[];
  /** Words of the claim, without the code. */
  readonly near: ReadonlySet<string>;
  /** Words of the text before it, its heading and its links. */
  readonly around: ReadonlySet<string>;
}

/** Finds the uses of names on a page. */
export function findUses(page: Page, readNames: (code: string) => Use['names']): Use[] {
  const uses: Use[] = [];
  let heading = '';
  let head = '';
  for (const {text, line, kind, before, links} of readClaims(page)) {
    if (kind === 'heading') heading = text;
    head = kind === 'row' ? head || text : '';
    for (const {0: whole, 1: inline, index} of text.matchAll(/`([^`]+)`|⟨[^⟩]+⟩/g)) {
      const code = inline ?? whole;
      const names = readNames(code);
      if (names.length === 0) continue;
      const near = stems(
        `${text.slice(0, index)} ${code.split(' ').slice(2).join(' ')} ${text.slice(index + whole.length)}`,
      );
      const targets = links.join(' ').replace(/\/docs|guides-and-samples/g, '');
      const around = stems(`${heading} ${head} ${before.slice(-300)} ${targets} ${page.file}`);
      uses.push({file: page.file, line, code, text, names, near, around});
    }
  }
  return uses;
}

/** How well the name of a use fits its claim, and which other name would fit better. */
export interface Fit {
  readonly score: number;
  /** Whether the page has the name elsewhere. */
  readonly isRepeated: boolean;
  /** On how many other pages the name is used. */
  readonly pages: number;
  readonly better?: {readonly name: string; readonly score: number};
}

interface Profile {
  readonly described: ReadonlySet<string>;
  readonly words: ReadonlyMap<string, number>;
  readonly uses: number;
  readonly isOnPage: boolean;
  readonly size: number;
}

/**
 * Compares a use with what the facts and the other claims of the site say about each name of its vocabulary. A word
 * counts the more, the fewer names it occurs with.
 */
export class UsageModel {
  readonly #described = new Map<string, ReadonlySet<string>>();
  readonly #uses = new Map<string, Use[]>();
  readonly #profiles = new WeakMap<readonly Use[], Map<string, Profile>>();
  readonly #spread: Readonly<Record<string, ReadonlyMap<string, number>>>;

  constructor(
    readonly vocabularies: Readonly<Record<string, Vocabulary>>,
    uses: readonly Use[],
  ) {
    for (const [kind, names] of Object.entries(vocabularies))
      for (const [name, text] of names) this.#described.set(`${kind} ${name}`, stems(`${name} ${text}`));
    for (const use of uses)
      for (const [kind, name] of use.names) {
        const key = `${kind} ${name}`;
        this.#uses.set(key, [...(this.#uses.get(key) ?? []), use]);
      }
    this.#spread = Object.fromEntries(
      Object.entries(vocabularies).map(([kind, names]) => [kind, this.#countNames(kind, [...names.keys()])]),
    );
  }

  /** Fits a use among the names of a kind. Uses of its own page come from `own`, not from the site. */
  fit(use: Use, kind: string, own: readonly Use[], isShown: (name: string) => boolean): Fit {
    const rest = use.text.replace(`\`${use.code}\``, '').replace(use.code, '');
    const names = new Set(use.names.flatMap(([each, name]) => (each === kind ? name : [])));
    let score = 0;
    let better: Fit['better'];
    for (const name of this.vocabularies[kind]!.keys()) {
      const isOwn = names.has(name);
      if (!isOwn && rest.includes(name.split('.').at(-1)!)) continue;
      const value = this.#score(use, kind, name, own, isShown);
      if (isOwn) score = Math.max(score, value);
      else if (value > (better?.score ?? 0)) better = {name, score: value};
    }
    const isRepeated = [...names].some(
      (name) =>
        isShown(name) ||
        own.some((each) => each.line !== use.line && each.names.some(([k, n]) => k === kind && n === name)),
    );
    const files = [...names].map(
      (name) =>
        new Set((this.#uses.get(`${kind} ${name}`) ?? []).map(({file}) => file).filter((file) => file !== use.file))
          .size,
    );
    return {score, isRepeated, pages: Math.max(0, ...files), ...(better && {better})};
  }

  #score(use: Use, kind: string, name: string, own: readonly Use[], isShown: (name: string) => boolean): number {
    const {described, words, uses, isOnPage, size} = this.#profile(use, kind, name, own);
    const range = Math.log(this.vocabularies[kind]!.size + 1);
    const weigh = (word: string) => {
      const count = described.has(word) ? 2 : (words.get(word) ?? 0);
      return count === 0 ? 0 : (Math.min(count, 2) / 2) * (range - Math.log(this.#spread[kind]!.get(word) ?? 1));
    };
    let score = 0.3 * range * Math.log(1 + uses) + (isShown(name) ? 0.4 * range : 0) + (isOnPage ? 0.4 * range : 0);
    for (const word of use.near) score += weigh(word);
    for (const word of use.around) if (!use.near.has(word)) score += 0.35 * weigh(word);
    return score / (size + 10) ** 0.4;
  }

  /** The words of a name's description and of its other uses. Only the uses of the same line depend on the use. */
  #profile(use: Use, kind: string, name: string, own: readonly Use[]): Profile {
    const key = `${kind} ${name}`;
    const ofName = own.filter(({names}) => names.some(([each, other]) => each === kind && other === name));
    const isSameLine = ofName.some(({line}) => line === use.line);
    const known = this.#profiles.get(own) ?? new Map<string, Profile>();
    this.#profiles.set(own, known);
    const cached = isSameLine ? undefined : known.get(key);
    if (cached) return cached;
    const described = this.#described.get(key)!;
    const elsewhere = (this.#uses.get(key) ?? []).filter(({file}) => file !== use.file);
    const onPage = ofName.filter(({line}) => line !== use.line);
    const words = new Map<string, number>();
    for (const {near} of [...elsewhere, ...onPage])
      for (const word of near) words.set(word, (words.get(word) ?? 0) + 1);
    const size = new Set([...described, ...words.keys()]).size;
    const profile = {described, words, uses: elsewhere.length + onPage.length, isOnPage: onPage.length > 0, size};
    if (!isSameLine) known.set(key, profile);
    return profile;
  }

  /** With how many names of a kind a word occurs. */
  #countNames(kind: string, names: readonly string[]): Map<string, number> {
    const counts = new Map<string, number>();
    for (const name of names) {
      const key = `${kind} ${name}`;
      const words = new Set([
        ...this.#described.get(key)!,
        ...(this.#uses.get(key) ?? []).flatMap(({near}) => [...near]),
      ]);
      for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
    return counts;
  }
}
