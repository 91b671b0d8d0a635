import {expect, it} from 'vitest';
import {runSite} from './runSite';

it('a mistake in the navbar stops the build', async () => {
  const item = {type: 'docSidebar', sidebarId: 'nowhere', label: 'Nowhere'};
  const {code, output} = await runSite('site/tests/site/fixtures/navigation.config.ts', {
    NAVBAR_ITEM: JSON.stringify(item),
  });
  expect(code).not.toBe(0);
  expect(output).toContain('Can\'t find any sidebar with id "nowhere"');
  expect(output).toMatch(/ids are:\s+- documentation\s+- guides\s+- sdks/);
});
