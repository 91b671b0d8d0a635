import {describe, expect, it} from 'vitest';
import {runSite} from './runSite';

const buildWith = (item: object) =>
  runSite('tests/site/fixtures/navigation.config.ts', {NAVBAR_ITEM: JSON.stringify(item)});

describe.concurrent('a mistake in the navbar stops the build', () => {
  it('if no version has the name', async () => {
    const {code, output} = await buildWith({type: 'docsVersionDropdown', versions: ['2.0']});
    expect(code).not.toBe(0);
    expect(output).toContain('config/navbar.ts: the version menu names the version "2.0"; there are: current.');
  });

  it('if a sidebar item has no target', async () => {
    const {code, output} = await buildWith({type: 'docSidebar', sidebarId: 'nowhere', label: 'Nowhere'});
    expect(code).not.toBe(0);
    expect(output).toContain(
      'the item "Nowhere" leads to the sidebar "nowhere"; sidebars.ts has: documentation, guides, sdks.',
    );
  });

  it('if the type of an item is unknown', async () => {
    const {code, output} = await buildWith({type: 'megaMenu', label: 'Mega'});
    expect(code).not.toBe(0);
    expect(output).toContain('Bad navbar item type megaMenu');
  });
});
