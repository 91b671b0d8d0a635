import {collectProse} from '../prose/collectProse';
import {flattenText} from '../prose/flattenText';
import {bannedWords} from '../style/bannedWords';
import type {PageCheck} from './Check';

const rules = bannedWords.flatMap(({words, how}) => words.map((word) => ({word, how})));
const howOf = new Map(rules.map(({word, how}) => [word, how]));
const escape = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, '\\s+');
const pattern = new RegExp(`(?<![\\w-])(${rules.map(({word}) => escape(word)).join('|')})(?![\\w-])`, 'gi');

/** Reports marketing and filler words. */
export const checkBannedWords: PageCheck = (page) =>
  collectProse(page).flatMap(({node, line}) => {
    const text = flattenText(node, {code: () => '`', element: () => '`'});
    return [...text.matchAll(pattern)].map((match) => ({
      file: page.file,
      line: line + text.slice(0, match.index).split('\n').length - 1,
      what: `the text says "${match[0]}"`,
      how: howOf.get(match[0].toLowerCase().replace(/\s+/g, ' ')) ?? 'leave it out',
    }));
  });
