/** Longer words are cut on both sides, so that they still match each other. */
const longestTerm = 40;
/** Scripts without spaces between words. Their terms are pairs of characters, the same at build time and in browsers. */
const unspaced = String.raw`\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}ー`;
const letter = String.raw`(?![${unspaced}])[\p{L}\p{N}]\p{M}*`;
const word = new RegExp(`[${unspaced}][${unspaced}\\p{M}]*|-{0,2}(?:${letter})+(?:[._-]+(?:${letter})+)*`, 'gu');
const isUnspaced = new RegExp(`^[${unspaced}]`, 'u');
const hump = /(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/;

const split = (words: string): ReadonlySet<string> => new Set(words.split(' '));
/** Words that are too common to search for, by language. */
const stopWords: Readonly<Record<string, ReadonlySet<string>>> = {
  en: split(
    'a an and are as at be been but by can could did do does for from had has have how i if in into is it its me my of or our should so some than that the their them then there these they this those to was we what when where which who why will with would you your',
  ),
  // cspell:disable
  de: split(
    'aber als am an auch auf aus bei das dass dem den der des die ein eine einem einen einer es fur hat ich ihr im in ist kann mit nach nicht oder sich sie sind so und vom von vor was wenn wer wie wird wo zu zum zur',
  ),
  es: split(
    'a al como con cual de del donde el ella en es esta este la las lo los mi no o para por que se si sin son su un una y yo',
  ),
  fr: split(
    'a au aux avec ce ces comment dans de des du elle en est et il la le les leur ma mon ne ou par pas pour que qui sa se son sur un une vous y',
  ),
  // cspell:enable
};

/** A word with its terms in the index. */
export interface Token {
  /** The original word in lower case and without accents. */
  readonly word: string;
  /** The word itself first, then the parts of an identifier. Stemmed. */
  readonly terms: readonly string[];
  /** Whether it looks like a flag, a field, a metric or a variable. */
  readonly isIdentifier: boolean;
  readonly start: number;
  readonly end: number;
}
type Reading = Omit<Token, 'start' | 'end'>;

/** Accents, Hebrew points and Arabic vowel marks are optional in queries. Other marks, as in Hindi, are letters. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u0591-\u05c7\u064b-\u065f]/g, '')
    .normalize('NFC')
    .toLowerCase();

const doubled = /([bdgmnprt])\1$/;

/** Reduces the forms of an English word to one stem, so that "volumes", "scaling" and "stopped" match "volume", "scale" and "stop". */
export function stemWord(text: string): string {
  if (text.length < 4 || !/^[a-z]+$/.test(text) || /(?:ss|us|is)$/.test(text)) return text;
  let stem = text.replace(/(?:(?<=ic)al)?ly$/, (end, at: number) => (at < 4 ? end : ''));
  if (stem.endsWith('ies') && stem.length > 4) stem = `${stem.slice(0, -3)}y`;
  else if (/(?:ch|sh|x|z|ss)es$/.test(stem)) stem = stem.slice(0, -2);
  else if (/[aeiouy].*s$/.test(stem)) stem = stem.slice(0, -1);
  stem = stem.replace(/^(.{4,}t)ion$/, '$1');
  const verb = /^(.{3,})(?:ing|ed)$/.exec(stem)?.[1];
  if (verb !== undefined && /[aeiouy]/.test(verb)) stem = verb.replace(doubled, '$1');
  return stem.length > 4 && stem.endsWith('e') ? stem.slice(0, -1) : stem;
}

function readWord(raw: string, language: string): Reading {
  const stem = language === 'en' ? stemWord : (text: string) => text;
  const text = plain(raw);
  const body = raw.replace(/^-+/, '');
  const steps = body.split(/[._-]+/);
  const parts = steps
    .flatMap((part) => part.split(hump))
    .map((part) => stem(plain(part)).slice(0, longestTerm))
    // A mark without a letter isn't a word.
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
  const isFlag = raw.startsWith('--');
  const isIdentifier = isFlag || /[\p{L}\p{N}][_.][\p{L}]/u.test(body) || (parts.length > 1 && !body.includes('-'));
  // Readers type `sqlite` for `SQLite`.
  const whole = (isFlag ? text : steps.length > 1 ? plain(body) : stem(plain(body))).slice(0, longestTerm);
  if (parts.length <= 1) return {word: text, terms: isFlag ? [whole, ...parts] : parts, isIdentifier: isFlag};
  // Readers write `stopGrace` for `machine.stopGrace`.
  const names = steps.filter((step) => hump.test(step)).map((step) => stem(plain(step)));
  return {word: text, terms: [...new Set(isIdentifier ? [whole, ...names, ...parts] : parts)], isIdentifier};
}

/** Pairs of neighboring characters, each with its marks. */
function* readPairs(raw: string, start: number): Generator<Token> {
  const characters = [...raw.matchAll(/.\p{M}*/gsu)];
  for (const [index, {0: first, index: at}] of characters.entries()) {
    const next = characters[index + 1]?.[0];
    if (next === undefined && index > 0) continue;
    const pair = plain(first + (next ?? ''));
    yield {
      word: pair,
      terms: [pair],
      isIdentifier: false,
      start: start + at,
      end: start + at + first.length + (next?.length ?? 0),
    };
  }
}

/** Caches words, because most of them repeat. */
const known = new Map<string, Reading>();

/** Writes "log in" and "log out" as one word. Without the stop word, they would be logs. */
export const joinLogin = (text: string): string => text.replace(/\b(log|sign) (in|out)\b/gi, '$1$2');

/** Two neighboring words written as one, such as "timeout" for "time out". */
export const joinWords = (first: string, second: string, language: string): string =>
  readWord(first + second, language.split('-')[0]!.toLowerCase()).terms[0] ?? '';

/** Splits text into tokens: `--idle-timeout`, `idleTimeout` and `aloft_machine_wakes_total` with their parts. */
export function tokenize(text: string, language = 'en'): readonly Token[] {
  const base = language.split('-')[0]!.toLowerCase();
  const tokens: Token[] = [];
  for (const {0: raw, index: start} of text.matchAll(word)) {
    if (isUnspaced.test(raw)) {
      tokens.push(...readPairs(raw, start));
      continue;
    }
    const key = `${base} ${raw}`;
    let reading = known.get(key);
    if (reading === undefined) {
      if (known.size > 50_000) known.clear();
      known.set(key, (reading = readWord(raw, base)));
    }
    if (reading.terms.length > 0 && !stopWords[base]?.has(reading.word))
      tokens.push({...reading, start, end: start + raw.length});
  }
  return tokens;
}
