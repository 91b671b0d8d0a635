import {findTypedLimits} from '../limits/findTypedLimits';
import {limitExceptions, type LimitException} from '../limits/limitExceptions';
import {collectProse} from '../prose/collectProse';
import {flattenText} from '../prose/flattenText';
import {splitSentences} from '../prose/splitSentences';
import type {Problem} from '../problems/Problem';
import type {SiteCheck} from './Check';

const text = {code: (value: string) => value, element: () => 'value'};

/** Reports limits that are typed as numbers in prose. */
export const checkTypedLimits: SiteCheck = (pages, context) => checkAgainst(pages, context, limitExceptions);

/** Runs the check with the given exceptions. */
export function checkAgainst(
  pages: Parameters<SiteCheck>[0],
  {facts}: Parameters<SiteCheck>[1],
  exceptions: readonly LimitException[],
): Problem[] {
  const used = new Set<LimitException>();
  const problems = pages.flatMap((page) =>
    collectProse(page).flatMap(({node, line}) =>
      splitSentences(flattenText(node, text)).flatMap((sentence) =>
        findTypedLimits(sentence.text, facts.limits).flatMap(({limit, text: typed}) => {
          const exception = exceptions.find((each) => each.file === page.file && each.text === typed);
          if (exception) {
            used.add(exception);
            return [];
          }
          const what = `"${typed}" types out the limit on ${limit.label} (${limit.text})`;
          return [
            {
              file: page.file,
              line: line + sentence.offset,
              what,
              how: `write <Limit id="${limit.id}" />, or add an entry to packages/content/src/limits/limitExceptions.ts`,
            },
          ];
        }),
      ),
    ),
  );
  const files = new Set(pages.map(({file}) => file));
  const stale = exceptions
    .filter((exception) => files.has(exception.file) && !used.has(exception))
    .map(({file, text: typed}) => ({
      file,
      line: 1,
      what: `the exception for "${typed}" is no longer needed`,
      how: 'take it out of packages/content/src/limits/limitExceptions.ts',
    }));
  return [...problems, ...stale];
}
