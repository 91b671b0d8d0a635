import {startDeployment} from '../browser/startDeployment';
import {desktop, expectNoErrors, expectValue, heading, hydrated, open, type Case, type Site} from './Case';
import type {Engine} from './Engine';

const narrow = [500, 800] as const;
const menu = `document.querySelector('.navbar-sidebar--show')`;
const link = (href: string) => `[...document.querySelectorAll('main a')].find((a) => a.href.endsWith('${href}'))`;
const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

const defineCase = (name: string, run: (engine: Engine, site: Site) => Promise<void>): Case => ({
  name: `specification: ${name}`,
  chromium: true,
  async run(engine, {otherBuild}) {
    // A separate origin, because the browser caches files that other cases loaded.
    const site = {...(await startDeployment()), otherBuild};
    site.deploy('build');
    engine.takeErrors();
    try {
      await run(engine, site);
    } finally {
      await engine.open('about:blank');
      site.close();
    }
  },
});

/** Opens a page whose scripts are delayed, acts before it's hydrated, and waits for hydration. */
async function openEarly(engine: Engine, site: Site, path: string, act: () => Promise<unknown>): Promise<void> {
  await engine.resize(...desktop);
  let wasEarly = false;
  for (let left = 5; left > 0 && !wasEarly; left -= 1) {
    site.delayScripts(4000);
    await engine.open(`${site.origin}/robots.txt`);
    // Doesn't wait for the load event, which may wait for the delayed scripts.
    await engine.run(`localStorage.clear(); setTimeout(() => location.assign('${path}?${left}'))`);
    await expectValue(engine, `return location.pathname + (document.querySelector('footer') !== null)`, `${path}true`);
    await act();
    wasEarly = !(await engine.run<boolean>(hydrated));
  }
  if (!wasEarly) throw new Error('the page was always hydrated before the input');
  site.delayScripts(0);
  await expectValue(engine, hydrated, true);
  // The text file has no icon.
  expectNoErrors(engine, /\b404\b/);
}

/** Statements of the specification that a browser once contradicted. */
export const specificationCases: readonly Case[] = [
  ...['/index.html', '.html'].map((ending) =>
    defineCase(`a page at ${ending} of a host without redirects has its own URL`, async (engine, site) => {
      site.rewrite((path) => path.replace(`/glossary${ending}`, '/glossary'));
      await engine.resize(...desktop);
      await open(engine, `${site.origin}/docs/glossary${ending}`);
      await expectValue(engine, 'return location.pathname', '/docs/glossary');
      await expectValue(
        engine,
        `return document.querySelector('link[rel=canonical]')?.href.endsWith('/glossary')`,
        true,
      );
      const openGraph = `return document.querySelector('meta[property="og:url"]')?.content.endsWith('/glossary')`;
      await expectValue(engine, openGraph, true);
      await expectValue(engine, `return document.querySelector('.menu__link--active')?.textContent`, 'Glossary');
      expectNoErrors(engine);
    }),
  ),
  defineCase('a first page without one of its scripts shows the error and Retry', async (engine, site) => {
    site.rewrite((path) => (path.startsWith('/assets/js/docs.') ? undefined : path));
    await engine.resize(...desktop);
    await engine.open(`${site.origin}/docs/glossary`);
    await expectValue(engine, `return document.querySelector('[role=alert] button')?.textContent`, 'Retry');
    await expectValue(engine, heading, 'Glossary');
    await engine.run('window.isOld = true');
    await engine.click('[role=alert] button');
    await expectValue(
      engine,
      `return !window.isOld && document.querySelector('[role=alert] button')?.textContent`,
      'Retry',
    );
    site.rewrite((path) => path);
    await engine.click('[role=alert] button');
    await expectValue(engine, hydrated, true);
    await expectValue(engine, `return document.querySelector('[role=alert]') === null`, true);
    engine.takeErrors();
  }),
  defineCase('Retry reports a second failure, and then loads the page', async (engine, site) => {
    site.deploy(site.otherBuild);
    await engine.resize(...desktop);
    await open(engine, `${site.origin}/failing/toLong`);
    site.rewrite((path) => (path.endsWith('.js') ? undefined : path));
    // Below the viewport, so that nothing has prefetched its page.
    await engine.run(`${link('/docs/resources/apps#no-such-heading')}.click()`);
    const button = `[...document.querySelectorAll('main button, [role=alert] button')].find((b) => b.textContent === 'Retry')`;
    for (let time = 0; time < 2; time += 1) {
      await expectValue(engine, `return ${button} !== undefined`, true);
      await engine.run(`${button}.click()`);
      await pause(300);
    }
    await expectValue(engine, `return ${button} !== undefined`, true);
    site.rewrite((path) => path);
    await engine.run(`${button}.click()`);
    await expectValue(engine, heading, 'Apps');
    // The server's HTML has the heading before the page works.
    await expectValue(engine, `${hydrated} && document.readyState === 'complete'`, true);
    engine.takeErrors();
  }),
  defineCase('a page whose hash has no target starts at its top', async (engine, site) => {
    site.deploy(site.otherBuild);
    await engine.resize(...desktop);
    await open(engine, `${site.origin}/failing/toLong`);
    const target = link('/docs/resources/apps#no-such-heading');
    await engine.run(`${target}.scrollIntoView()`);
    await expectValue(engine, 'return scrollY > 2000', true);
    await engine.run(`${target}.click()`);
    await expectValue(engine, heading, 'Apps');
    await expectValue(engine, 'return scrollY', 0);
    expectNoErrors(engine);
  }),
  defineCase('a link with a malformed hash opens its page', async (engine, site) => {
    site.deploy(site.otherBuild);
    await engine.resize(...desktop);
    await open(engine, `${site.origin}/failing/toLong`);
    const target = link('/docs/glossary#100%');
    await engine.run(`${target}.dispatchEvent(new MouseEvent('mouseover', {bubbles: true})); ${target}.click()`);
    await expectValue(engine, heading, 'Glossary');
    await expectValue(engine, 'return scrollY', 0);
    expectNoErrors(engine);
  }),
  defineCase('the button that returns to the main menu keeps the focus in the menu', async (engine, {origin}) => {
    await engine.resize(...narrow);
    await open(engine, `${origin}/docs/glossary`);
    await engine.click('.navbar__toggle');
    await expectValue(engine, `return ${menu} !== null`, true);
    await engine.run(`document.querySelector('.navbar-sidebar__back').focus()`);
    await engine.press('Enter');
    const isInMenu = `return document.activeElement.closest('.navbar-sidebar__item:not([inert])') !== null`;
    await expectValue(engine, isInMenu, true);
    await engine.press('Escape');
    await expectValue(engine, `return ${menu} === null`, true);
    expectNoErrors(engine);
  }),
  defineCase('closing the mobile menu does not move the page', async (engine, {origin}) => {
    await engine.resize(...narrow);
    await open(engine, `${origin}/docs/glossary`);
    // The second one shows the navbar. Sections that come into view get their height first.
    for (const y of [2000, 1500]) {
      await engine.run(`window.scrollTo({top: ${y}, behavior: 'instant'})`);
      await pause(500);
    }
    for (const key of ['Escape', 'Enter']) {
      const position = await engine.run<number>('return scrollY');
      await engine.run(`document.querySelector('.navbar__toggle').click()`);
      await expectValue(engine, `return ${menu} !== null`, true);
      await engine.press(key);
      await expectValue(engine, `return ${menu} === null`, true);
      await pause(300);
      await expectValue(engine, 'return scrollY', position, 0);
    }
    expectNoErrors(engine);
  }),
  defineCase(
    'an announcement that cannot be closed is shown before hydration, also at 320 px',
    async (engine, site) => {
      site.deploy(site.otherBuild);
      await engine.resize(320, 640);
      await open(engine, `${site.origin}/docs/glossary`);
      await engine.run(`
      localStorage.setItem('docusaurus.announcement.id', 'work_in_progress');
      localStorage.setItem('docusaurus.announcement.dismiss', 'true')`);
      await open(engine, `${site.origin}/docs/glossary`);
      // Set by the framework's inline script, before the first paint.
      const attribute = `return document.documentElement.getAttribute('data-announcement-bar-initially-dismissed')`;
      await expectValue(engine, attribute, 'false');
      const isComplete = `
      const bar = document.querySelector('.theme-announcement-bar');
      const [outer, link] = [bar, bar.querySelector('a')].map((element) => element.getBoundingClientRect());
      return outer.height > 0 && link.right <= innerWidth && link.bottom <= outer.bottom + 1 && bar.scrollWidth <= innerWidth`;
      await expectValue(engine, isComplete, true);
      expectNoErrors(engine);
    },
  ),
  ...(
    [
      ['/failing/crash#null', 'null'],
      ['/failing/crash#undefined', 'undefined'],
      ['/failing/crash#circular', 'the page circlesCause: a wheel turns'],
      ['/failing/crash#text', 'the page fellCause: a bolt broke'],
      ['/failing/rootCrash', 'the layout fellCause: no ground'],
      ['/failing/rootCrash#null', 'null'],
    ] as const
  ).map(([path, text]) =>
    defineCase(`${path} reports the crash`, async (engine, site) => {
      site.deploy(site.otherBuild);
      await engine.resize(...desktop);
      // A reload, because a new hash alone doesn't load the page.
      await engine.open('about:blank');
      await open(engine, site.origin + path);
      await engine.click('main button');
      await expectValue(engine, heading, 'This page crashed.');
      await expectValue(engine, `return document.querySelector('main [role=alert]').textContent.trim()`, text);
      engine.takeErrors();
    }),
  ),
  defineCase('Back three times during a slow load shows the page of the URL', async (engine, site) => {
    await engine.resize(...desktop);
    await open(engine, `${site.origin}/docs/`);
    for (const [href, title] of [
      ['/docs/sdks/', 'SDKs'],
      ['/docs/guides-and-samples/', 'Guides and samples'],
      ['/docs/', 'Documentation'],
    ] as const) {
      await engine.click(`nav.navbar a[href="${href}"]`);
      if (href !== '/docs/') await expectValue(engine, heading, title);
      await expectValue(engine, 'return location.pathname', href);
    }
    site.delayScripts(300);
    await engine.open(`${site.origin}/robots.txt`);
    for (let time = 0; time < 3; time += 1) {
      await engine.run('history.back()').catch(() => undefined);
      await pause(100);
    }
    await expectValue(engine, 'return location.pathname', '/docs/sdks/');
    await expectValue(engine, hydrated, true);
    await expectValue(engine, heading, 'SDKs');
    // The text file has no icon.
    expectNoErrors(engine, /\b404\b/);
  }),
  defineCase('text that is typed after / before hydration is searched', async (engine, site) => {
    await openEarly(engine, site, '/docs/resources/apps', () => engine.press('/', 'volume'));
    await expectValue(engine, `return document.querySelector('dialog[open] input')?.value`, 'volume');
    await engine.press('Escape');
  }),
  defineCase('Escape before hydration cancels the dialog and its text', async (engine, site) => {
    await openEarly(engine, site, '/docs/resources/apps', async () => {
      await engine.press('/', 'vol', 'Escape');
      await expectValue(engine, `return 'waiting' in document.documentElement.dataset`, false);
    });
    await pause(300);
    await expectValue(engine, `return document.querySelector('dialog') === null`, true, 0);
    await engine.press('/');
    await expectValue(engine, `return document.querySelector('dialog[open] input')?.value`, '');
    await engine.press('Escape');
  }),
  defineCase('two clicks before hydration both take effect', async (engine, site) => {
    const tab = '[role=tab]:nth-child(2)';
    await openEarly(engine, site, '/docs/guides-and-samples/languages/javascript/runtimes', async () => {
      await engine.click(tab);
      // The second click is an impatient one.
      for (let time = 0; time < 2; time += 1) await engine.click('.theme-announcement-bar button');
    });
    await expectValue(engine, `return document.querySelector('${tab}').getAttribute('aria-selected')`, 'true');
    await expectValue(engine, `return document.querySelector('.theme-announcement-bar') === null`, true);
  }),
  defineCase(
    'a second tab that closes the announcement and changes the mode keeps the menu open',
    async (engine, site) => {
      await engine.resize(...narrow);
      await open(engine, `${site.origin}/docs/glossary`);
      await engine.click('.navbar__toggle');
      const focus = `return document.activeElement.className`;
      await expectValue(engine, `${focus}.includes('navbar-sidebar__close')`, true);
      // WebKit opens a tab only for a click or a key.
      await engine.run(`addEventListener('keydown', () => (window.second = open('/docs/sdks/')), {once: true})`);
      await engine.press('x');
      await expectValue(engine, `return second.document.documentElement.dataset.hasHydrated`, 'true');
      await engine.run(`
      second.document.querySelector('.theme-announcement-bar button').click();
      second.localStorage.setItem('theme', 'dark')`);
      await expectValue(engine, 'return document.documentElement.dataset.theme', 'dark');
      await engine.run('second.close()');
      await expectValue(engine, `return ${menu} !== null`, true);
      await expectValue(engine, `${focus}.includes('navbar-sidebar__close')`, true);
      await engine.press('Escape');
      await expectValue(engine, `return ${menu} === null`, true);
      await expectValue(engine, `${focus}.includes('navbar__toggle')`, true);
      await engine.run(`document.querySelector('.theme-announcement-bar button').click()`);
      await expectValue(engine, `return document.querySelector('.theme-announcement-bar') === null`, true);
      expectNoErrors(engine);
    },
  ),
  defineCase('links to versions and locales keep the query and hash of the loaded URL', async (engine, {origin}) => {
    await engine.resize(...desktop);
    await open(engine, `${origin}/docs/glossary?from=test#all-terms`);
    const keeping = `'.navbar .dropdown__menu a[href$="/docs/glossary?from=test#all-terms"]'`;
    await expectValue(
      engine,
      `return [...document.querySelectorAll(${keeping})].map((a) => a.text).join()`,
      'Next,English',
    );
    expectNoErrors(engine);
  }),
  ...(
    [
      ['/', '/'],
      ['/docs/glossary', '/'],
      ['/docs-site/', '/docs-site/', '/'],
      ['/docs-site/docs/glossary', '/docs-site/', '/docs/glossary'],
      ['/a/b/docs/glossary.html', '/a/b/', '/docs/glossary'],
      ['/no-such-page', undefined],
      ['/a/404.html', undefined, '/404'],
      // A page at a path that doesn't end with its own.
      ['/a/renamed', undefined, '/docs/glossary'],
    ] as const
  ).map(([path, suggested, source = path]) =>
    defineCase(`${path} without scripts suggests ${suggested ?? 'no'} base URL`, async (engine, site) => {
      site.rewrite((address) => (/\/main\.\w+\.js$/.test(address) ? undefined : address === path ? source : address));
      await engine.open(site.origin + path);
      const lines = `document.querySelectorAll('[role=alert] p')`;
      await expectValue(engine, `return ${lines}[0]?.textContent`, 'Your Docusaurus site did not load properly.');
      const last = suggested
        ? `We suggest trying baseUrl = ${suggested}`
        : 'Current configured baseUrl = / (default value)';
      await expectValue(engine, `return [...${lines}].at(-1).textContent`, last);
      engine.takeErrors();
    }),
  ),
  defineCase('a query of 2,000 characters fits into the search page', async (engine, {origin}) => {
    await engine.resize(320, 640);
    await open(engine, `${origin}/search?q=${'volume'.repeat(333)}`);
    await expectValue(engine, `return document.querySelector('main input')?.value.length`, 1998);
    await expectValue(engine, `return document.querySelector('main').innerText.includes('No results for')`, true);
    await expectValue(engine, 'return document.documentElement.scrollWidth <= innerWidth', true);
    expectNoErrors(engine);
  }),
];
