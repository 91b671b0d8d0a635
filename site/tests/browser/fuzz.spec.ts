import {expect} from '@playwright/test';
import fc from 'fast-check';
import {open, test} from './fixtures';

// Stored values that the site itself never creates.

const markup = '<img src=x onerror=alert(1)>';
const hostile = fc.constantFrom(
  markup,
  '"><script>alert(1)</script>',
  'javascript:alert(1)',
  '//elsewhere.example',
  '',
);
const text = fc.oneof(hostile, fc.string({unit: 'binary', maxLength: 20}), fc.constantFrom('null', '{}', '[]', 'NaN'));
const json = fc.jsonValue({maxDepth: 3});
/** A value of the expected type, or in one of four cases any value. */
const likely = (arbitrary: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof({weight: 3, arbitrary}, {weight: 1, arbitrary: json});
const stored = (arbitrary: fc.Arbitrary<unknown>) =>
  fc.oneof(
    {weight: 3, arbitrary: arbitrary.map((value) => JSON.stringify(value))},
    {weight: 1, arbitrary: text},
    {weight: 1, arbitrary: arbitrary.map((value) => JSON.stringify(value).slice(0, -3))},
  );

const entry = fc.record({id: fc.nat(), command: text, directory: text, output: text});
const terminal = likely(
  fc.record({
    isOpen: fc.constant(true),
    state: likely(fc.record({now: fc.oneof(fc.nat(), fc.double()), files: json, shell: json})),
    origin: likely(fc.record({source: fc.oneof(text, fc.array(json)), block: fc.integer()})),
    entries: likely(fc.array(likely(entry), {maxLength: 3})),
    history: likely(fc.array(likely(text), {maxLength: 3})),
    directory: text,
  }),
);

/** The keys that the site reads. */
const local = fc.record({
  theme: text,
  'docusaurus.announcement.id': text,
  'docusaurus.announcement.dismiss': text,
  'docusaurus.tab.language': text,
  'docusaurus.tab.sdk': text,
  'docs-preferred-version-default': text,
  'aloft.single-keys': text,
  'al-fonts': text,
  'al-wrap': text,
});
const session = fc.record({'al-terminal-4': stored(terminal), 'aloft.reloaded': text});

for (const [index, [localValues, sessionValues]] of fc
  .sample(fc.tuple(local, session), {seed: 1, numRuns: 4})
  .entries())
  test(`pages work with any stored values (${index + 1})`, async ({page, terminal, search}) => {
    await page.goto('/robots.txt');
    await page.evaluate(
      (values) => {
        for (const [key, value] of Object.entries(values[0])) localStorage.setItem(key, value);
        for (const [key, value] of Object.entries(values[1])) sessionStorage.setItem(key, value);
      },
      [localValues, sessionValues] as const,
    );
    // The name of the step shows the values in the report of a failure.
    await test.step(JSON.stringify([localValues, sessionValues]), async () => {
      await open(page, '/docs/sdks/#terminal');
      await expect(page.getByRole('heading', {level: 1})).toHaveText('SDKs');
      await expect(page.locator('html')).toHaveAttribute('data-theme', /^(light|dark)$/);
      await expect(page.getByRole('tablist').first().getByRole('tab', {selected: true})).toHaveCount(1);
      await terminal.type('aloft version');
      await expect(terminal.log).toContainText(/aloft \d/);
      await expect(page.getByText('The simulator could not be loaded')).toHaveCount(0);
      await page.keyboard.press('Control+k');
      await expect(search.field).toBeFocused();
      const links = await search.dialog.locator('a').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      for (const link of links) expect(link).toMatch(/^\/(?![/\\])/);
    });
  });
