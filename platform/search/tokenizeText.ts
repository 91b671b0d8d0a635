import {stemWord} from './stemWord';

/** Maximum length of a term. Longer words are hashes, keys and base64, which readers don't search for. */
const longestTerm = 40;
const chunk = /-{0,2}[\p{L}\p{N}]+(?:[._-]+[\p{L}\p{N}]+)*/gu;
const hump = /(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/;

/** Stop words. */
export const stopWords: ReadonlySet<string> = new Set(
  'a an and are as at be but by can could did do does for from had has have how i if in into is it its me my of or our so some than that the their them then there these they this those to was we what when where which who why will with would you your'.split(
    ' ',
  ),
);

/** A word with its terms in the index. */
export interface Token {
  /** The original word in lower case. */
  readonly word: string;
  /** The word itself first, then the parts of an identifier. Stemmed. */
  readonly terms: readonly string[];
  /** Whether it looks like a flag, a field, a metric or a variable. */
  readonly isIdentifier: boolean;
}

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

function readToken(raw: string): Token {
  const word = plain(raw);
  const body = raw.replace(/^-+/, '');
  const parts = body
    .split(/[._-]+/)
    .flatMap((part) => part.split(hump))
    .map((part) => stemWord(plain(part)))
    // A combining mark without a base character is not a word.
    .filter((part) => part !== '');
  const isFlag = raw.startsWith('--');
  const isIdentifier = isFlag || /[\p{L}\p{N}][_.][\p{L}]/u.test(body) || (parts.length > 1 && !body.includes('-'));
  if (parts.length === 0) return {word, terms: [], isIdentifier: false};
  if (parts.length === 1) return {word, terms: isFlag ? [word, parts[0]!] : [parts[0]!], isIdentifier};
  const whole = isFlag ? word : plain(body);
  return {word, terms: [...new Set(isIdentifier ? [whole, ...parts] : parts)], isIdentifier};
}

/** Caches tokenized words, because most words repeat and tokenizing takes longer than a lookup. */
const known = new Map<string, Token>();
const mostKnown = 50_000;

function findToken(raw: string): Token {
  const found = known.get(raw);
  if (found !== undefined) return found;
  if (known.size >= mostKnown) known.clear();
  const token = readToken(raw);
  known.set(raw, token);
  return token;
}

/** Splits text into tokens: `--idle-timeout`, `idleTimeout` and `aloft_machine_wakes_total` with their parts. */
export function tokenizeText(text: string): readonly Token[] {
  const tokens: Token[] = [];
  for (const [raw] of text.matchAll(chunk)) {
    if (raw.length > longestTerm) continue;
    const token = findToken(raw);
    if (!stopWords.has(token.word)) tokens.push(token);
  }
  return tokens;
}
