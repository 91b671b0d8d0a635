import {expect} from '@playwright/test';
import {site as builtSite} from '../browser/sites';
import type {Deployment} from '../browser/startDeployment';
import type {Engine} from './Engine';
import {desktop, dropErrors, expectTrue, expectValue, heading, hydrated, mobile, open, test} from './fixtures';

/** A build whose pages end with another sentence, and that has pages that crash and an announcement that can't be closed. */
const otherBuild = process.env.VARIANT_DIRECTORY!;
const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

test.afterEach(({engine}) => expect(engine.takeErrors()).toEqual([]));

/** A test that starts on a page at the site's origin, which keeps the browser's process and scripts. */
const onPage = (name: string, at: string | readonly [string, typeof mobile], run: (engine: Engine) => Promise<void>) =>
  test(name, async ({engine}) => {
    const [path, size] = typeof at === 'string' ? [at, desktop] : at;
    await engine.resize(...size);
    await open(engine, builtSite() + path);
    await run(engine);
    await engine.run('localStorage.clear(); sessionStorage.clear()');
  });

/** A test that starts on a page of a build at an origin of its own. */
const onBuild = (build: string, name: string, path: string, run: (engine: Engine, site: Deployment) => Promise<void>) =>
  test(name, async ({engine, site}) => {
    site.deploy(build);
    await engine.resize(...desktop);
    await open(engine, site.origin + path);
    await run(engine, site);
  });

const glossary = '/docs/glossary';
const machines = '/docs/resources/machines';
const narrowGlossary = [glossary, [500, 800]] as const;

/** Expressions for elements of the page. */
const focused = 'document.activeElement';
const menu = `document.querySelector('.navbar-sidebar--show')`;
const dialog = `document.querySelector('dialog[open]')`;
const status = `${dialog}?.querySelector('[role=status]')`;
const linkTo = (href: string) => `[...document.querySelectorAll('main a')].find((a) => a.href.endsWith('${href}'))`;

const expectHeading = (engine: Engine, text: string) => expectValue(engine, heading, text);
const follow = async (engine: Engine, href: string, title: string) => {
  await engine.click(`nav.navbar a[href="${href}"]`);
  await expectHeading(engine, title);
};
const goBack = async (engine: Engine, title: string) => {
  await engine.run('history.back()');
  await expectHeading(engine, title);
};
/** Types a query into the search dialog. */
const search = (engine: Engine, query: string) => engine.press('/', query);

const expectText = (engine: Engine, element: string, text: string) =>
  expectValue(engine, `return ${element}?.textContent.trim()`, text);
const expectFocus = (engine: Engine, label: string) =>
  expectValue(engine, `return ${focused}?.getAttribute('aria-label')`, label);
const expectPath = (engine: Engine, path: string) => expectValue(engine, 'return location.pathname', path);
const expectClosed = async (engine: Engine, key = 'Escape') => {
  await engine.press(key);
  await expectTrue(engine, `!${dialog}`);
};

onPage('links, back and forward show the page of the URL', glossary, async (engine) => {
  await follow(engine, '/docs/sdks/', 'SDKs');
  await goBack(engine, 'Glossary');
  await engine.run('history.forward()');
  await expectHeading(engine, 'SDKs');
});

onPage('search opens by keyboard, finds pages and opens one @not-chromium', glossary, async (engine) => {
  await engine.press('/');
  await expectValue(engine, `return ${focused}?.getAttribute('role')`, 'combobox');
  await engine.press('volume');
  await expectTrue(engine, `document.querySelectorAll('dialog [role=option]').length > 2`);
  await engine.press('Enter');
  await expectTrue(engine, `!${dialog} && location.pathname !== '/docs/glossary'`);
});

onPage('a transcript runs in the terminal, which accepts more commands @not-chromium', machines, async (engine) => {
  await engine.click('[data-code-block=console] button');
  await expectTrue(engine, `document.querySelector('[role=log] pre')`);
  await expectFocus(engine, 'Command');
  await engine.press('aloft whoami', 'Enter');
  await expectTrue(engine, `document.querySelector('[role=log] > :last-child').innerText.startsWith('$ aloft whoami')`);
  await engine.press('Escape');
  await expectClosed(engine);
});

const schema = '/docs/resources/schema';
onPage('the workbench edits a manifest and plans its deploy @not-chromium', schema, async (engine) => {
  await engine.click('[aria-label="Edit aloft.yaml"]');
  await expectValue(engine, `return ${focused}?.shadowRoot?.activeElement?.getAttribute('aria-label')`, 'Manifest');
  await expectText(engine, status, 'No problems found.');
  await expectTrue(engine, `${focused}.shadowRoot.activeElement.textContent.includes('LOG_LEVEL: info')`);
  await expectTrue(engine, `/Would create app hello[^]*volume data/.test(${dialog}.querySelector('pre')?.textContent)`);
  await engine.press('replicas: 2', 'Enter');
  await expectText(engine, status, '1 problem found.');
  await expectClosed(engine);
  await expectFocus(engine, 'Edit aloft.yaml');
});

onPage('a focused term shows its definition until Escape @not-chromium', '/docs/resources/volumes', async (engine) => {
  await engine.press('Tab');
  await engine.run(`document.querySelector('.ref-term[href*=term-standby]').focus()`);
  await expectTrue(engine, `document.querySelector('[role=tooltip]')?.textContent.length > 30`);
  const isApart = `
    const [link, card] = [document.activeElement, document.querySelector('[role=tooltip]')];
    const [above, below] = [link, card].map((element) => element.getBoundingClientRect()).sort((a, b) => a.y - b.y);
    return above.bottom <= below.top && link.getAttribute('aria-describedby') === card.id`;
  await expectValue(engine, isApart, true);
  await engine.press('Escape');
  await expectTrue(engine, `!document.querySelector('[role=tooltip]')`);
});

onPage('the mobile menu traps the focus and returns it', [glossary, mobile], async (engine) => {
  const isIn = (name: string) => `${focused}?.className.includes('${name}')`;
  await engine.run(`document.querySelector('.navbar__toggle').focus()`);
  await engine.press('Enter');
  await expectTrue(engine, isIn('navbar-sidebar__close'));
  for (let step = 0; step < 40; step += 1) {
    await engine.press('Tab');
    // After the last element, the focus is in the browser's own controls.
    await expectTrue(engine, `${focused} === document.body || ${focused}.closest('.navbar-sidebar')`);
  }
  await engine.press('Escape');
  await expectTrue(engine, `!${menu} && ${isIn('navbar__toggle')}`);
  // Firefox's controls keep the focus, also from the next pages, until a tab closes. A page without it ignores Enter.
  await engine.run(`window.open('about:blank')?.close()`);
});

const tabs = '/docs/guides-and-samples/languages/javascript/runtimes';
onPage('Space opens a sidebar category, and arrow keys move among tabs', tabs, async (engine) => {
  await engine.run(`document.querySelector('aside a[role=button][aria-expanded=false]').focus()`);
  for (const state of ['true', 'false']) {
    await engine.press('Space');
    await expectValue(engine, `return ${focused}.getAttribute('aria-expanded')`, state);
  }
  await expectTrue(engine, 'scrollY === 0');
  await engine.run(`document.querySelector('[role=tab]').focus()`);
  await engine.press('ArrowRight');
  await expectTrue(engine, `${focused} === document.querySelectorAll('[role=tab]')[1]`);
});

onPage('an anchor in a hidden panel opens its tab, also without `until-found` @not-chromium', tabs, async (engine) => {
  for (const index of [1, 0]) {
    await engine.run(`
      const place = document.createElement('p');
      place.id = 'place-${index}';
      place.textContent = 'A place';
      document.querySelectorAll('[role=tabpanel]')[${index}].append(place);
      location.hash = place.id`);
    const opened = `document.querySelectorAll('[role=tab]')[${index}]`;
    await expectTrue(engine, `${opened}.getAttribute('aria-selected') === 'true'`);
    const isVisible = `
      const {height, top, bottom} = document.getElementById('place-${index}').getBoundingClientRect();
      return height > 0 && top >= 0 && bottom <= innerHeight`;
    await expectValue(engine, isVisible, true);
    // The other panel, as browsers hide it that don't know the value.
    await engine.run(`document.querySelectorAll('[role=tabpanel]')[${1 - index}].setAttribute('hidden', '')`);
  }
});

onPage('Copy page copies the Markdown version @not-chromium', glossary, async (engine) => {
  // Automated browsers don't allow a page to read the clipboard.
  await engine.run(`
    navigator.clipboard.write = async ([item]) => {
      window.copied = await (await item.getType('text/plain')).text();
    };
    [...document.querySelectorAll('button')].find(({textContent}) => textContent === 'Copy page').id = 'copy-page'`);
  await engine.click('#copy-page');
  await expectTrue(engine, `document.body.innerText.includes('Copied as Markdown')`);
  await expectTrue(engine, `/^---\\ntitle: "?Glossary[^]*\\n# Glossary\\n/.test(window.copied)`);
});

test('malformed URLs do not break the page', async ({engine}) => {
  await engine.resize(...desktop);
  // In turns, because a new hash alone doesn't load the page.
  for (const [path, title] of [
    ['/docs/glossary%', 'Page not found'],
    ['/docs/glossary#100%', 'Glossary'],
    ['/%E0%A4%A', 'Page not found'],
    ['/docs/glossary#%E0%A4%A', 'Glossary'],
  ] as const) {
    await open(engine, builtSite() + path);
    await follow(engine, '/docs/sdks/', 'SDKs');
    await goBack(engine, title);
  }
  await open(engine, `${builtSite()}/docs/Glossary`);
  await expectPath(engine, '/docs/glossary');
  // The server returns 404 for both paths.
  dropErrors(engine, /\b404\b/);
});

onPage('a hash scrolls to its heading', [machines, mobile], async (engine) => {
  const hash = await engine.run<string>(`return [...document.querySelectorAll('main h2[id]')].at(-2).id`);
  await engine.open(builtSite() + glossary);
  await open(engine, `${builtSite()}${machines}#${hash}`);
  await expectTrue(engine, `Math.abs(document.getElementById('${hash}').getBoundingClientRect().top) < 120`);
});

const isOtherBuild = `document.body.innerText.includes('From the other build.')`;
for (const [reading, before] of Object.entries({Retry: 'build', reload: otherBuild})) {
  const after = before === 'build' ? otherBuild : 'build';
  const expectDeployed = async (engine: Engine) => {
    await expectValue(engine, hydrated, true);
    await expectTrue(engine, `${isOtherBuild} === ${after === otherBuild}`);
    dropErrors(engine);
  };
  onBuild(before, `an open tab continues with the next build (${reading})`, glossary, async (engine, site) => {
    await expectTrue(engine, `${isOtherBuild} === ${before === otherBuild}`);
    site.deploy(after);
    await search(engine, 'volume');
    await expectTrue(engine, `${dialog}?.querySelector('[role=option]') || /updated/.test(${dialog}?.innerText)`);
    await expectClosed(engine);
    // A new link, because the targets of visible links are prefetched.
    const path = '/docs/advanced/takeoff';
    await engine.run(`
      const link = Object.assign(document.createElement('a'), {href: '${path}'});
      document.querySelector('main .markdown').append(link);
      link.click()`);
    await expectPath(engine, path);
    await expectValue(engine, `return performance.getEntriesByType('navigation')[0].name`, site.origin + path);
    await expectDeployed(engine);
    await engine.back();
    await expectHeading(engine, 'Glossary');
    dropErrors(engine);
  });

  // Results are shown during the deployment, after which the files of their index are gone.
  onBuild(before, `an open search finds pages of the next build (${reading})`, glossary, async (engine, site) => {
    const firstHit = `document.querySelector('dialog [role=option]')?.textContent`;
    await search(engine, 'volume');
    await expectTrue(engine, `/volume/i.test(${firstHit})`);
    site.deploy(after);
    await engine.run(`document.querySelector('dialog input').select()`);
    await engine.press('takeoff');
    await expectTrue(engine, `/takeoff/i.test(${firstHit})`, 20_000);
    await engine.press('Enter');
    await expectPath(engine, '/docs/advanced/takeoff');
    await expectDeployed(engine);
  });
}

const building = '/docs/building-and-deploying/building';
onPage('back restores the scroll position at 390 px', [building, mobile], async (engine) => {
  const isThere = 'Math.abs(scrollY - 3000) < 5';
  await engine.run('window.scrollTo(0, 3000)');
  await expectTrue(engine, isThere);
  await engine.run(`[...document.querySelectorAll('main .markdown a[href^="/docs/"]')].at(-1).click()`);
  await expectTrue(engine, `location.pathname !== '${building}' && scrollY < 2000`);
  await engine.run('history.back()');
  await expectTrue(engine, `location.pathname === '${building}' && ${isThere}`);
});

/** Visits a page whose scripts load when the input has come, and returns after hydration. */
async function visitEarly(engine: Engine, site: Deployment, path: string, act: () => Promise<unknown>): Promise<void> {
  await engine.open(`${site.origin}/robots.txt`);
  let release = () => {};
  const acted = new Promise<void>((resolve) => (release = resolve));
  let isRequested = false;
  site.delayScripts(() => {
    isRequested = true;
    return acted;
  });
  // Doesn't wait for the load event, which may wait for the scripts.
  await engine.run(`setTimeout(() => location.assign('${path}'))`);
  // In WebKit, a script that runs while its document is left may never return.
  await expect.poll(() => isRequested, {intervals: [50]}).toBe(true);
  await expectTrue(engine, `document.querySelector('footer')`);
  await act();
  expect(await engine.run(hydrated)).toBe(false);
  release();
  await expectValue(engine, hydrated, true);
  // The text file has no icon.
  dropErrors(engine, /\b404\b/);
}

test('hydration after an early scroll does not move the text', {tag: '@not-chromium'}, async ({engine, site}) => {
  const top = `document.querySelector('#commands').getBoundingClientRect().top`;
  const isThere = `Math.abs(${top} - 300) < 1`;
  await engine.resize(...mobile);
  await visitEarly(engine, site, '/docs/resources/apps', async () => {
    await engine.run(`window.scrollBy(0, ${top} - 300)`);
    await expectTrue(engine, isThere);
  });
  await pause(300);
  await expectTrue(engine, isThere);
});

// Statements of the specification that a browser once contradicted.

test('a first page without one of its scripts shows the error and Retry', async ({engine, site}) => {
  site.rewrite((path) => (path.startsWith('/assets/js/docs.') ? undefined : path));
  const retry = '[role=alert] button';
  await engine.resize(...desktop);
  await engine.open(site.origin + glossary);
  await expectText(engine, `document.querySelector('${retry}')`, 'Retry');
  await expectHeading(engine, 'Glossary');
  await engine.run('window.isOld = true');
  await engine.click(retry);
  await expectTrue(engine, `!window.isOld && document.querySelector('${retry}')?.textContent === 'Retry'`);
  site.rewrite((path) => path);
  await engine.click(retry);
  await expectValue(engine, hydrated, true);
  await expectTrue(engine, `!document.querySelector('[role=alert]')`);
  dropErrors(engine);
});

// Its page of links is so long that those at its end aren't prefetched.
onBuild(otherBuild, 'a page starts at the target of its hash, or at its top', '/failing/toLong', async (engine) => {
  await engine.run(`${linkTo('/failing/sections#last')}.click()`);
  const top = `document.querySelector('#last')?.getBoundingClientRect().top`;
  await expectTrue(engine, `scrollY > 2000 && ${top} < innerHeight`);
  await goBack(engine, 'Start');
  const target = linkTo('/docs/resources/apps#no-such-heading');
  await engine.run(`${target}.scrollIntoView()`);
  await expectTrue(engine, 'scrollY > 2000');
  await engine.run(`${target}.click()`);
  await expectHeading(engine, 'Apps');
  await expectTrue(engine, 'scrollY === 0');
  await goBack(engine, 'Start');
  const malformed = linkTo('/docs/glossary#100%');
  await engine.run(`${malformed}.dispatchEvent(new MouseEvent('mouseover', {bubbles: true})); ${malformed}.click()`);
  await expectHeading(engine, 'Glossary');
  await expectTrue(engine, 'scrollY === 0');
});

onPage('the button to the main menu keeps the focus in the menu', narrowGlossary, async (engine) => {
  await engine.click('.navbar__toggle');
  await expectTrue(engine, menu);
  await engine.run(`document.querySelector('.navbar-sidebar__back').focus()`);
  await engine.press('Enter');
  const main = `.navbar-sidebar__items:not(.navbar-sidebar__items--show-secondary) .navbar-sidebar__item:not([inert])`;
  await expectTrue(engine, `${focused}.closest('${main}')`);
  await engine.press('Escape');
  await expectTrue(engine, `!${menu}`);
});

onPage('closing the mobile menu does not move the page', narrowGlossary, async (engine) => {
  // The second one shows the navbar. Sections that come into view get their height first.
  for (const y of [2000, 1500]) {
    await engine.run(`window.scrollTo({top: ${y}, behavior: 'instant'})`);
    await pause(500);
  }
  for (const key of ['Escape', 'Enter']) {
    const position = await engine.run<number>('return scrollY');
    await engine.run(`document.querySelector('.navbar__toggle').click()`);
    await expectTrue(engine, menu);
    await engine.press(key);
    await expectTrue(engine, `!${menu}`);
    await pause(300);
    expect(await engine.run('return scrollY')).toBe(position);
  }
});

// Chromium drops a step back while another one is pending.
onBuild('build', 'three steps back in a slow load are all taken @not-chromium', '/docs/', async (engine, site) => {
  await follow(engine, '/docs/sdks/', 'SDKs');
  await follow(engine, '/docs/guides-and-samples/', 'Guides and samples');
  await engine.click('nav.navbar a[href="/docs/"]');
  await expectPath(engine, '/docs/');
  site.delayScripts(() => pause(300));
  await engine.open(`${site.origin}/robots.txt`);
  for (let time = 0; time < 3; time += 1) {
    await engine.run('history.back()').catch(() => undefined);
    await pause(100);
  }
  await expectPath(engine, '/docs/sdks/');
  await expectValue(engine, hydrated, true);
  await expectHeading(engine, 'SDKs');
  // The text file has no icon.
  dropErrors(engine, /\b404\b/);
});

/** A test of input on a page that isn't hydrated, because its scripts are held, and of its effect after hydration. */
const early = (
  name: string,
  path: string,
  act: (engine: Engine) => Promise<unknown>,
  expectEffect: (engine: Engine) => Promise<unknown>,
): void =>
  test(name, async ({engine, site}) => {
    await engine.resize(...desktop);
    await visitEarly(engine, site, path, () => act(engine));
    await expectEffect(engine);
  });
const query = `return ${dialog}?.querySelector('input')?.value`;

early(
  'text that is typed after / before hydration is searched @not-chromium',
  '/docs/resources/apps',
  (engine) => engine.press('/', 'volume'),
  (engine) => expectValue(engine, query, 'volume'),
);

early(
  'Escape before hydration cancels the dialog and its text',
  '/docs/resources/apps',
  async (engine) => {
    await engine.press('/', 'vol', 'Escape');
    await expectTrue(engine, `!('waiting' in document.documentElement.dataset)`);
  },
  async (engine) => {
    await pause(300);
    expect(await engine.run(`return document.querySelector('dialog') === null`)).toBe(true);
    await engine.press('/');
    await expectValue(engine, query, '');
  },
);

const tab = '[role=tab]:nth-child(2)';
early(
  'two clicks before hydration both take effect',
  tabs,
  async (engine) => {
    await engine.click(tab);
    // The second click is an impatient one.
    for (let time = 0; time < 2; time += 1) await engine.click('.theme-announcement-bar button');
  },
  async (engine) => {
    await expectTrue(engine, `document.querySelector('${tab}').getAttribute('aria-selected') === 'true'`);
    await expectTrue(engine, `!document.querySelector('.theme-announcement-bar')`);
  },
);
