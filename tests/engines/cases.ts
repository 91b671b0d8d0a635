import {routes} from '../site/routes';
import type {Engine} from './Engine';
import type {Site} from './startSite';

/** One test that runs in every engine. It throws if the site doesn't behave as it should. */
export interface Case {
  readonly name: string;
  readonly run: (engine: Engine, site: Site) => Promise<void>;
}

const hydrated = `return document.documentElement.dataset.hasHydrated === 'true'`;
const heading = `return document.querySelector('h1')?.textContent ?? ''`;

/** Waits until the body of a function returns the expected value. @throws Error with the last value after ten seconds */
async function expectValue(engine: Engine, body: string, expected: unknown, time = 10_000): Promise<void> {
  const end = Date.now() + time;
  for (;;) {
    const value = await engine.run(body);
    if (value === expected) return;
    if (Date.now() > end)
      throw new Error(`expected ${JSON.stringify(expected)}, got ${JSON.stringify(value)}: ${body}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function expectNoErrors(engine: Engine, allowed = /(?!)/): void {
  const errors = engine.takeErrors().filter((error) => !allowed.test(error));
  if (errors.length > 0) throw new Error(errors.join('\n'));
}

async function open(engine: Engine, url: string): Promise<void> {
  await engine.open(url);
  await expectValue(engine, hydrated, true);
}

const desktop = [1280, 800] as const;
const mobile = [390, 844] as const;

const crawl = routes.map(({path}): Case => ({
  name: `${path} loads, hydrates and fits at 1280 and 390 px`,
  run: async (engine, {origin}) => {
    await engine.resize(...desktop);
    await open(engine, origin + path);
    const title = await engine.run<string>(heading);
    if (title === '' || title === 'Page not found' || title === 'This page crashed.') throw new Error(`h1: ${title}`);
    await engine.resize(...mobile);
    await expectValue(engine, 'return window.innerWidth', mobile[0]);
    // WebKit leaves two pages too wide after its window has shrunk from 1280 px, until they load again.
    if (engine.name.startsWith('WebKit')) await open(engine, origin + path);
    await expectValue(engine, 'return document.documentElement.scrollWidth <= window.innerWidth', true);
    expectNoErrors(engine);
  },
}));

/** Widths in CSS pixels at which WebKit's web process crashed while it laid out these pages. */
const crashes: Readonly<Record<string, readonly number[]>> = {
  '/docs/building-and-deploying/building': [375, 380, 384, 385],
  '/docs/building-and-deploying/deploying': [402, 405, 410],
  '/docs/resources/apps': [365, 375, 385, 390, 405, 420, 435, 450, 465, 480, 500],
  '/docs/resources/machines': [384, 390, 395, 400, 405, 410, 420, 430],
  '/docs/resources/volumes': [370],
};

const layouts = Object.entries(crashes).map(([path, widths]): Case => ({
  name: `${path} is laid out at widths that crashed WebKit`,
  run: async (engine, {origin}) => {
    for (const width of widths) {
      await engine.resize(width, 844);
      await engine.open(origin + path);
      await expectValue(engine, 'return window.innerWidth', width);
    }
  },
}));

const core: readonly Case[] = [
  {
    name: 'links, back and forward show the page of the address',
    run: async (engine, {origin}) => {
      await engine.resize(...desktop);
      await open(engine, `${origin}/docs/glossary`);
      await engine.click('nav.navbar a[href="/docs/sdks/"]');
      await expectValue(engine, heading, 'SDKs');
      await engine.run('history.back()');
      await expectValue(engine, heading, 'Glossary');
      await engine.run('history.forward()');
      await expectValue(engine, heading, 'SDKs');
      expectNoErrors(engine);
    },
  },
  {
    name: 'search opens by keyboard, finds pages and leads to one',
    run: async (engine, {origin}) => {
      await engine.resize(...desktop);
      await open(engine, `${origin}/docs/glossary`);
      await engine.press('/');
      await expectValue(engine, `return document.activeElement?.getAttribute('role')`, 'combobox');
      await engine.press('volume');
      await expectValue(engine, `return document.querySelectorAll('dialog [role=option]').length > 2`, true);
      await engine.press('Enter');
      await expectValue(engine, `return document.querySelector('dialog') === null`, true);
      await expectValue(engine, `return location.pathname !== '/docs/glossary'`, true);
      expectNoErrors(engine);
    },
  },
  {
    name: 'a transcript runs in the terminal, and the terminal takes further commands',
    run: async (engine, {origin}) => {
      await engine.resize(...desktop);
      await open(engine, `${origin}/docs/resources/machines`);
      await engine.click('[data-code-block=console] button');
      await expectValue(engine, `return document.querySelector('[role=log] pre') !== null`, true);
      await expectValue(engine, `return document.activeElement?.getAttribute('aria-label')`, 'Command');
      await engine.press('aloft whoami', 'Enter');
      await expectValue(
        engine,
        `return document.querySelector('[role=log]').lastElementChild.textContent.startsWith('$ aloft whoami')`,
        true,
      );
      await engine.press('Escape', 'Escape');
      await expectValue(engine, `return document.querySelector('dialog[open]') === null`, true);
      await engine.run('sessionStorage.clear()');
      expectNoErrors(engine);
    },
  },
  {
    name: 'a search for a command explains it, and a correction removes the problem',
    run: async (engine, {origin}) => {
      await engine.resize(...desktop);
      await open(engine, `${origin}/docs/resources/machines`);
      await engine.press('/');
      await engine.press('aloft app gte web');
      await expectValue(engine, `return document.querySelectorAll('[role=option]').length > 1`, true);
      const first = `return document.querySelector('[role=option]').textContent.includes('aloft app gte web')`;
      await expectValue(engine, first, true);
      await engine.press('ArrowUp', 'Enter');
      await expectValue(engine, `return document.activeElement?.value`, 'aloft app gte web');
      const status = `return document.querySelector('dialog[open] [role=status]')?.textContent`;
      await expectValue(engine, status, '1 problem found.');
      await engine.run(`document.activeElement.select()`);
      await engine.press('aloft app get web');
      await expectValue(engine, status, 'No problems found.');
      await engine.press('Escape');
      await expectValue(engine, `return document.querySelector('dialog[open]') === null`, true);
      expectNoErrors(engine);
    },
  },
  {
    name: 'the mobile menu takes the focus, closes on Escape and gives it back',
    run: async (engine, {origin}) => {
      await engine.resize(...mobile);
      await open(engine, `${origin}/docs/glossary`);
      await engine.click('.navbar__toggle');
      await expectValue(engine, `return document.activeElement?.className.includes('navbar-sidebar__close')`, true);
      await engine.press('Tab', 'Tab', 'Tab');
      await expectValue(engine, `return document.activeElement?.closest('main, footer') === null`, true);
      await engine.press('Escape');
      await expectValue(engine, `return document.activeElement?.className.includes('navbar__toggle')`, true);
      expectNoErrors(engine);
    },
  },
  {
    name: 'Space opens a sidebar category, and arrow keys move among tabs',
    run: async (engine, {origin}) => {
      await engine.resize(...desktop);
      await open(engine, `${origin}/docs/guides-and-samples/languages/go/generic`);
      await engine.run(`document.querySelector('aside a[role=button][aria-expanded=false]').focus()`);
      await engine.press('Space');
      await expectValue(engine, `return document.activeElement.getAttribute('aria-expanded')`, 'true');
      await engine.run(`document.querySelector('[role=tab]').focus()`);
      await engine.press('ArrowRight');
      await expectValue(engine, `return document.activeElement === document.querySelectorAll('[role=tab]')[1]`, true);
      expectNoErrors(engine);
    },
  },
  {
    name: 'malformed addresses do no harm',
    run: async (engine, {origin}) => {
      await open(engine, `${origin}/docs/glossary#100%`);
      await expectValue(engine, heading, 'Glossary');
      await open(engine, `${origin}/docs/glossary%`);
      await expectValue(engine, heading, 'Page not found');
      await engine.open(`${origin}/docs/Glossary`);
      await expectValue(engine, 'return location.pathname', '/docs/glossary');
      await expectValue(engine, hydrated, true);
      // The server returns 404 for both paths.
      expectNoErrors(engine, /\b404\b/);
    },
  },
  {
    name: 'a file that a deployment removed leads to the page on the server, and search reports the update',
    run: async (engine, site) => {
      await engine.resize(...desktop);
      await open(engine, `${site.origin}/docs/glossary`);
      site.setDeployed(true);
      try {
        await engine.click('.al-search-button');
        await engine.press('a');
        await expectValue(
          engine,
          `return /results|updated|found/.test(document.querySelector('dialog').innerText)`,
          true,
        );
        await engine.press('Escape');
        await engine.click('nav.navbar a[href="/docs/sdks/"]');
        await expectValue(engine, heading, 'SDKs');
        await expectValue(engine, 'return location.pathname', '/docs/sdks/');
        await expectValue(engine, hydrated, true);
      } finally {
        site.setDeployed(false);
        engine.takeErrors();
      }
    },
  },
  {
    name: 'the color mode changes and is kept',
    run: async (engine, {origin}) => {
      await engine.resize(...desktop);
      await open(engine, origin);
      const mode = () => engine.run<string>('return document.documentElement.dataset.themeChoice');
      const before = await mode();
      await engine.click('.navbar__items--right [data-color-mode-toggle]');
      const after = await mode();
      if (before === after) throw new Error(`the mode stays ${before}`);
      await open(engine, `${origin}/docs/glossary`);
      await expectValue(engine, 'return document.documentElement.dataset.themeChoice', after);
      await engine.run('localStorage.clear()');
      expectNoErrors(engine);
    },
  },
  {
    name: 'a hash leads to its heading',
    run: async (engine, {origin}) => {
      await engine.resize(...mobile);
      await open(engine, `${origin}/docs/resources/machines`);
      const hash = await engine.run<string>(`return [...document.querySelectorAll('main h2[id]')].at(-2).id`);
      await engine.open(`${origin}/docs/glossary`);
      await open(engine, `${origin}/docs/resources/machines#${hash}`);
      const top = `Math.abs(document.getElementById('${hash}').getBoundingClientRect().top)`;
      await expectValue(engine, `return ${top} < 120`, true);
    },
  },
];

export const cases: readonly Case[] = [...layouts, ...core, ...crawl];
