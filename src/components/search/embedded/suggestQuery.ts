import {suggest} from '@aloft/platform/values';
import {tokenizeText} from '@site/platform/search/tokenizeText';

/** Corrects unknown words of the query with words of page titles; undefined if no title is similar. */
export function suggestQuery(text: string, titles: readonly string[]): string | undefined {
  const known = new Set(titles.flatMap((title) => tokenizeText(title).map(({word}) => word)));
  const words = tokenizeText(text).map(({word}) => word);
  const better = words.map((word) => (known.has(word) ? word : suggest(word, known)));
  if (better.every((word) => word === undefined) || better.join(' ') === words.join(' ')) return undefined;
  return better.filter((word) => word !== undefined).join(' ');
}
