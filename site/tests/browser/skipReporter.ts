import type {Reporter, TestCase} from '@playwright/test/reporter';

/** Prints the reason for each skipped test, which Playwright's own reporters leave out. */
export default class SkipReporter implements Reporter {
  onTestEnd({title, annotations}: TestCase): void {
    const skip = annotations.find(({type}) => type === 'skip');
    if (skip) console.log(`Skipped: ${title} (${skip.description ?? 'no reason given'})`);
  }
}
