import lexicon from './lexicon.json';

/** Longer terms are cut on both sides, so that they still match each other. */
const longestTerm = 24;
/** Scripts without spaces between words. Their terms are pairs of characters, the same at build time and in browsers. */
const unspaced = String.raw`\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}ー`;
const letter = String.raw`(?![${unspaced}])[\p{L}\p{N}]\p{M}*`;
/** "log in", "log out" and "stand by" are one word. Without the stop word, they would be logs. */
const word = new RegExp(
  String.raw`\b(?:(?:[Ll]og|[Ss]ign) (?:in|out)|(?:stand|Stand) by)\b|[${unspaced}][${unspaced}\p{M}]*|-{0,2}(?:${letter})+(?:[._-]+(?:${letter})+)*`,
  'gu',
);
const isUnspaced = new RegExp(`^[${unspaced}]`, 'u');
/** What looks like a flag, a field, a metric or a variable. */
const identifier = /^--|[\p{L}\p{N}][_.]\p{L}/u;

const stopWords = new Map(
  Object.entries(lexicon.stopWords).map(([language, words]) => [language, new Set(words.split(' '))]),
);

export interface Token {
  /** In lower case and without accents. */
  readonly word: string;
  /** Stemmed: the word itself first, then the parts of an identifier. */
  readonly terms: readonly string[];
  readonly isIdentifier: boolean;
  readonly start: number;
  readonly end: number;
}

/** Accents, Hebrew points and Arabic vowel marks are optional in queries. Other marks, as in Hindi, are letters. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u0591-\u05c7\u064b-\u065f]/g, '')
    .normalize('NFC')
    .toLowerCase();

/** Reduces the forms of an English word to one stem, so that "volumes", "scaling" and "stopped" match "volume", "scale" and "stop". */
export function stemWord(text: string): string {
  if (text.length < 4 || !/^[a-z]+$/.test(text) || /(?:ss|us|is)$/.test(text)) return text;
  let stem = text.replace(/(?:(?<=ic)al)?ly$/, (end, at: number) => (at < 4 ? end : ''));
  if (stem.endsWith('ies') && stem.length > 4) stem = `${stem.slice(0, -3)}y`;
  else if (/(?:ch|sh|x|z|ss)es$/.test(stem)) stem = stem.slice(0, -2);
  else if (/[aeiouy].*s$/.test(stem)) stem = stem.slice(0, -1);
  stem = stem.replace(/^(.{4,}t)ion$/, '$1');
  const verb = /^(.{3,})(?:ing|ed)$/.exec(stem)?.[1];
  if (verb !== undefined && /[aeiouy]/.test(verb)) stem = verb.replace(/([bdgmnprt])\1$/, '$1');
  return stem.length > 4 && stem.endsWith('e') ? stem.slice(0, -1) : stem;
}

/** `machine.stopGrace` → itself, `machine` and `stopGrace`. Words with a hyphen are only their parts. */
function listTerms(raw: string, language: string): readonly string[] {
  const steps = raw.replace(/^-+/, '').split(/[._-]+/);
  const terms = [...(identifier.test(raw) ? [raw] : []), ...steps]
    .map((part) => plain(part))
    .map((part) => (language === 'en' ? stemWord(part) : part).slice(0, longestTerm));
  // A mark without a letter isn't a word.
  return [...new Set(terms)].filter((term) => /[\p{L}\p{N}]/u.test(term));
}

/** Splits text into tokens: `--idle-timeout`, `idleTimeout` and `aloft_machine_wakes_total` with their parts. */
export function tokenize(text: string, language = 'en'): readonly Token[] {
  const [base = ''] = language.toLowerCase().split('-');
  return [...text.matchAll(word)].flatMap(({0: raw, index: start}): readonly Token[] => {
    if (isUnspaced.test(raw)) {
      const characters = [...raw.matchAll(/.\p{M}*/gsu)];
      return (characters.length > 1 ? characters.slice(1) : characters).map((last, at) => {
        const end = last.index + last[0].length;
        const from = characters[at]!.index;
        const pair = plain(raw.slice(from, end));
        return {word: pair, terms: [pair], isIdentifier: false, start: start + from, end: start + end};
      });
    }
    const terms = listTerms(raw.replace(' ', ''), base);
    const own = plain(raw.replace(' ', ''));
    return terms.length > 0 && !stopWords.get(base)?.has(own)
      ? [{word: own, terms, isIdentifier: identifier.test(raw), start, end: start + raw.length}]
      : [];
  });
}
