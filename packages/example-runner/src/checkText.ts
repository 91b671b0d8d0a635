import type {Expectation} from './types';

const shorten = (text: string) => (text.length > 400 ? `${text.slice(0, 400)}…` : text);

/** Describes an unmet expectation, as a predicate for the text's name. Undefined if all are met. */
export function checkText(text: string, expected: Expectation): string | undefined {
  const wanted = expected.contains === undefined ? [] : [expected.contains].flat();
  const missing = wanted.find((part) => !text.includes(part));
  if (missing !== undefined)
    return `does not contain ${JSON.stringify(missing)}, it is ${JSON.stringify(shorten(text))}`;
  if (expected.equals !== undefined && text.trim() !== expected.equals.trim()) {
    return `is not ${JSON.stringify(expected.equals)}, it is ${JSON.stringify(shorten(text))}`;
  }
  return undefined;
}
