import {expect, it} from 'vitest';
import {budgets} from '../../bench/budgets';
import {weighPage} from '../../bench/weighPage';

const weigh = (page: string) => weighPage('build', page);
const describeParts = ({parts}: ReturnType<typeof weigh>) =>
  parts
    .slice(0, 8)
    .map(({file, bytes}) => `${bytes} bytes  ${file}`)
    .join('\n');

it.each(['docs/glossary/index.html', 'docs/guides-and-samples/languages/javascript/nextjs/index.html'])(
  '%s is as light as a typical page should be',
  (page) => {
    const weight = weigh(page);
    expect(weight.view, describeParts(weight)).toBeLessThanOrEqual(budgets.typical.view);
    expect(weight.js, describeParts(weight)).toBeLessThanOrEqual(budgets.typical.js);
    expect(weight.view + weight.js, describeParts(weight)).toBeLessThanOrEqual(budgets.typical.all);
  },
);

it.each(['docs/resources/apps/index.html', 'docs/resources/machines/index.html'])(
  '%s is within the limit of the longest pages',
  (page) => {
    const weight = weigh(page);
    expect(weight.view + weight.js, describeParts(weight)).toBeLessThanOrEqual(budgets.longest.all);
  },
);
