import {suggest} from '@aloft/platform/values';
import {collectInlineCode} from '../prose/collectInlineCode';
import type {PageCheck} from './Check';

const word = /^[a-z]+(?:-[a-z]+)*$/;

/** Reports unknown states in prose. Code counts as a state next to the word "state", or in a sentence with states. */
export const checkInlineStates: PageCheck = (page, {facts}) => {
  const states = new Set(Object.values(facts.states).flat());
  return collectInlineCode(page).flatMap(({value, line, before, after}) => {
    if (!word.test(value) || states.has(value)) return [];
    const beside = /\bstates?\s*$/i.test(before) || /^\s*states?\b/i.test(after);
    const sentence = `${before.split(/[.!?]\s/).at(-1) ?? ''} ${after.split(/[.!?](?:\s|$)/)[0] ?? ''}`;
    const others = [...sentence.matchAll(/`([^`]+)`/g)].filter((match) => states.has(match[1] ?? ''));
    const listed = /\bstates?\b/i.test(sentence) && others.length >= 2;
    const arrow = /`\s*(?:→|->)\s*$/.test(before) || /^\s*(?:→|->)\s*`/.test(after);
    const moves = others.length >= 1 && (/`\s+to\s*$/.test(before) || /^\s+to\s+`/.test(after));
    if (!beside && !listed && !arrow && !moves) return [];
    const near = suggest(value, [...states]);
    return [
      {
        file: page.file,
        line,
        what: `no resource has a state \`${value}\``,
        how: near ? `did you mean \`${near}\`?` : `states are ${[...states].join(', ')}`,
      },
    ];
  });
};
