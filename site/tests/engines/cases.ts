import {startDeployment} from '../browser/startDeployment';
import {routes} from '../site/routes';
import {expectNoErrors, expectValue, heading, hydrated, open, desktop, mobile, type Case, type Site} from './Case';
import type {Engine} from './Engine';
import {specificationCases} from './specificationCases';

const crawl = routes.map(({path}): Case => ({
  name: `${path} loads, hydrates and fits at 1280 and 390 px`,
  run: async (engine, {origin}) => {
    await engine.resize(...desktop);
    await open(engine, origin + path);
    const title = await engine.run<string>(heading);
    if (title === '' || title === 'Page not found' || title === 'This page crashed.') throw new Error(`h1: ${title}`);
    await engine.resize(...mobile);
    await expectValue(engine, 'return window.innerWidth', mobile[0]);
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

const layOut = (path: string, widths: readonly number[], name: string, limit?: number): Case => ({
  name: `${path} is laid out at ${name}`,
  only: 'WebKit',
  limit,
  run: async (engine, {origin}) => {
    for (const width of widths) {
      try {
        await engine.resize(width, 844);
        await engine.open(origin + path);
        await expectValue(engine, 'return window.innerWidth', width);
      } catch (error) {
        throw new Error(`at ${width} px: ${(error as Error).message}`, {cause: error});
      }
    }
  },
});

const layouts = Object.entries(crashes).map(([path, widths]) => layOut(path, widths, 'widths that crashed WebKit'));

/** In steps of 5, from a small phone to a large one. */
const narrowWidths = Array.from({length: 41}, (_, index) => 320 + 5 * index);

/** Lays out every page at each of these widths, because other content crashes at others. Too slow for each test run. */
export const scanCases: readonly Case[] = routes.map(({path}) =>
  layOut(path, narrowWidths, 'each width from 320 to 520 px', 300),
);

/** A case that starts on a page and ends without an error. */
const onPage = (
  name: string,
  path: string,
  run: (engine: Engine) => Promise<void>,
  size: readonly [number, number] = desktop,
): Case => ({
  name,
  run: async (engine, {origin}) => {
    await engine.resize(...size);
    await open(engine, origin + path);
    await run(engine);
    expectNoErrors(engine);
  },
});

const core: readonly Case[] = [
  onPage('links, back and forward show the page of the URL', '/docs/glossary', async (engine) => {
    await engine.click('nav.navbar a[href="/docs/sdks/"]');
    await expectValue(engine, heading, 'SDKs');
    await engine.run('history.back()');
    await expectValue(engine, heading, 'Glossary');
    await engine.run('history.forward()');
    await expectValue(engine, heading, 'SDKs');
  }),
  onPage('search opens by keyboard, finds pages and opens one', '/docs/glossary', async (engine) => {
    await engine.press('/');
    await expectValue(engine, `return document.activeElement?.getAttribute('role')`, 'combobox');
    await engine.press('volume');
    await expectValue(engine, `return document.querySelectorAll('dialog [role=option]').length > 2`, true);
    await engine.press('Enter');
    await expectValue(engine, `return document.querySelector('dialog') === null`, true);
    await expectValue(engine, `return location.pathname !== '/docs/glossary'`, true);
  }),
  onPage(
    'a transcript runs in the terminal, which then accepts more commands',
    '/docs/resources/machines',
    async (engine) => {
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
    },
  ),
  onPage(
    'a search for a command offers an explanation, and a correction removes the problem',
    '/docs/resources/machines',
    async (engine) => {
      await engine.press('/');
      await engine.press('aloft app gte web');
      await expectValue(engine, `return document.querySelectorAll('[role=option]').length > 1`, true);
      const first = `return document.querySelector('[role=option]').textContent.includes('aloft app gte web')`;
      await expectValue(engine, first, true);
      // The best section is selected, and its page's title is above it.
      const isFirst = `return document.querySelector('[role=option]').ariaSelected === 'true'`;
      for (let steps = 0; steps < 3 && !(await engine.run<boolean>(isFirst)); steps++) await engine.press('ArrowUp');
      await engine.press('Enter');
      await expectValue(engine, `return document.activeElement?.value`, 'aloft app gte web');
      const status = `return document.querySelector('dialog[open] [role=status]')?.textContent`;
      await expectValue(engine, status, '1 problem found.');
      await engine.run(`document.activeElement.select()`);
      await engine.press('aloft app get web');
      await expectValue(engine, status, 'No problems found.');
      await engine.press('Escape');
      await expectValue(engine, `return document.querySelector('dialog[open]') === null`, true);
    },
  ),
  onPage(
    'the workbench edits the manifest of a block, reports its problems and plans its deploy',
    '/docs/resources/schema',
    async (engine) => {
      await engine.click('[aria-label="Edit aloft.yaml"]');
      await expectValue(
        engine,
        `return document.activeElement?.shadowRoot?.activeElement?.getAttribute('aria-label')`,
        'Manifest',
      );
      const status = `return document.querySelector('dialog[open] [role=status]')?.textContent`;
      await expectValue(engine, status, 'No problems found.');
      const plan = `return document.querySelector('dialog[open] pre')?.textContent.includes('Would create app hello')`;
      await expectValue(engine, plan, true);
      await engine.press('replicas: 2', 'Enter');
      await expectValue(engine, status, '1 problem found.');
      await engine.press('Escape');
      await expectValue(engine, `return document.querySelector('dialog[open]') === null`, true);
      await expectValue(engine, `return document.activeElement?.getAttribute('aria-label')`, 'Edit aloft.yaml');
      await engine.run('sessionStorage.clear()');
    },
  ),
  onPage('a focused term shows its definition, which Escape dismisses', '/docs/resources/volumes', async (engine) => {
    await engine.press('Tab');
    await engine.run(`document.querySelector('.ref-term[href*=term-standby]').focus()`);
    await expectValue(engine, `return document.querySelector('[role=tooltip]')?.textContent.length > 30`, true);
    const isApart = `
        const [link, card] = [document.activeElement, document.querySelector('[role=tooltip]')];
        const [above, below] = [link, card].map((element) => element.getBoundingClientRect()).sort((a, b) => a.y - b.y);
        return above.bottom <= below.top && link.getAttribute('aria-describedby') === card.id`;
    await expectValue(engine, isApart, true);
    await engine.press('Escape');
    await expectValue(engine, `return document.querySelector('[role=tooltip]') === null`, true);
  }),
  onPage(
    'the mobile menu gets the focus, closes on Escape and returns the focus',
    '/docs/glossary',
    async (engine) => {
      await engine.click('.navbar__toggle');
      await expectValue(engine, `return document.activeElement?.className.includes('navbar-sidebar__close')`, true);
      await engine.press('Tab', 'Tab', 'Tab');
      await expectValue(engine, `return document.activeElement?.closest('main, footer') === null`, true);
      await engine.press('Escape');
      await expectValue(engine, `return document.activeElement?.className.includes('navbar__toggle')`, true);
    },
    mobile,
  ),
  onPage(
    'Space opens a sidebar category, and arrow keys move among tabs',
    '/docs/guides-and-samples/languages/javascript/runtimes',
    async (engine) => {
      await engine.run(`document.querySelector('aside a[role=button][aria-expanded=false]').focus()`);
      await engine.press('Space');
      await expectValue(engine, `return document.activeElement.getAttribute('aria-expanded')`, 'true');
      await engine.run(`document.querySelector('[role=tab]').focus()`);
      await engine.press('ArrowRight');
      await expectValue(engine, `return document.activeElement === document.querySelectorAll('[role=tab]')[1]`, true);
    },
  ),
  onPage(
    'an anchor in a hidden panel opens its tab, also without `until-found`',
    '/docs/guides-and-samples/languages/javascript/runtimes',
    async (engine) => {
      for (const index of [1, 0]) {
        await engine.run(`
          const panel = document.querySelectorAll('[role=tabpanel]')[${index}];
          const place = document.createElement('p');
          place.id = 'place-${index}';
          place.textContent = 'A place';
          panel.append(place);
          location.hash = place.id`);
        const tab = `document.querySelectorAll('[role=tab]')[${index}]`;
        await expectValue(engine, `return ${tab}.getAttribute('aria-selected')`, 'true');
        const place = `document.getElementById('place-${index}').getBoundingClientRect()`;
        await expectValue(
          engine,
          `return ${place}.height > 0 && ${place}.top >= 0 && ${place}.bottom <= innerHeight`,
          true,
        );
        // The other panel, as browsers hide it that don't know the value.
        await engine.run(`document.querySelectorAll('[role=tabpanel]')[${1 - index}].setAttribute('hidden', '')`);
      }
    },
  ),
  onPage('Copy page copies the Markdown version', '/docs/glossary', async (engine) => {
    // Automated browsers don't allow a page to read the clipboard.
    await engine.run(`
        navigator.clipboard.write = async ([item]) => {
          window.copied = await (await item.getType('text/plain')).text();
        }`);
    const find = `[...document.querySelectorAll('button')].find(({textContent}) => textContent === 'Copy page')`;
    await engine.run(`${find}.id = 'copy-page'`);
    await engine.click('#copy-page');
    await expectValue(engine, `return document.body.innerText.includes('Copied as Markdown')`, true);
    const isPage = `return /^---\\ntitle: "?Glossary[^]*\\n# Glossary\\n/.test(window.copied)`;
    await expectValue(engine, isPage, true);
  }),
  onPage(
    '? lists the keyboard shortcuts, and a problem is reported with its section',
    '/docs/resources/volumes#with-a-command',
    async (engine) => {
      await engine.press('?');
      const title = `return document.querySelector('dialog[open] h2')?.textContent`;
      await expectValue(engine, title, 'Keyboard shortcuts');
      await engine.press('Escape');
      await expectValue(engine, `return document.querySelector('dialog[open]') === null`, true);
      const find = `[...document.querySelectorAll('a')].find(({textContent}) => textContent === 'Report a problem')`;
      await engine.run(`
        document.addEventListener('click', (event) => event.preventDefault(), {once: true});
        ${find}.click()`);
      const issue = `return new URL(${find}.href).searchParams.get('title')`;
      await expectValue(engine, issue, 'Problem: Volumes › With a command');
    },
  ),
  {
    name: 'malformed URLs do not break the page',
    chromium: true,
    run: async (engine, {origin}) => {
      await engine.resize(...desktop);
      for (const [path, title] of [
        ['/docs/glossary#100%', 'Glossary'],
        ['/docs/glossary#%E0%A4%A', 'Glossary'],
        ['/docs/glossary%', 'Page not found'],
        ['/%E0%A4%A', 'Page not found'],
      ] as const) {
        // A new hash alone doesn't load the page.
        await engine.open('about:blank');
        await open(engine, origin + path);
        await engine.click('nav.navbar a[href="/docs/sdks/"]');
        await expectValue(engine, heading, 'SDKs');
        await engine.run('history.back()');
        await expectValue(engine, heading, title);
      }
      await engine.open(`${origin}/docs/Glossary`);
      await expectValue(engine, 'return location.pathname', '/docs/glossary');
      await expectValue(engine, hydrated, true);
      // The server returns 404 for both paths.
      expectNoErrors(engine, /\b404\b/);
    },
  },
  {
    name: 'the color mode changes and is remembered',
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
    name: 'a hash scrolls to its heading',
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

const isOtherBuild = `return document.body.innerText.includes('From the other build.')`;

/** Chromium also tests the opposite order, in which the first build reloads a page that can't be loaded. */
const deployments: readonly Case[] = [
  {
    name: 'an open tab continues with the next build, also in search',
    run: (engine, site) =>
      deployWhileOpen(engine, site, async (origin, deploy) => {
        await expectValue(engine, isOtherBuild, false);
        deploy();
        await engine.press('/');
        await engine.press('volume');
        const found = `return document.querySelectorAll('dialog [role=option]').length > 0`;
        const updated = `return /updated/.test(document.querySelector('dialog')?.innerText)`;
        await expectValue(engine, `return (() => {${found}})() || (() => {${updated}})()`, true);
        await engine.press('Escape');
        await expectValue(engine, `return document.querySelector('dialog[open]') === null`, true);
        // A new link, because the targets of visible links are prefetched.
        const path = '/docs/advanced/takeoff';
        await engine.run(
          `const link = document.createElement('a');
          link.href = '${path}';
          document.querySelector('main .markdown').append(link);
          link.click()`,
        );
        await expectValue(engine, 'return location.pathname', path);
        await expectValue(engine, `return performance.getEntriesByType('navigation')[0].name`, origin + path);
      }),
  },
  {
    // Results are shown during the deployment, after which the files of their index are gone.
    name: 'a search that was open during a deployment finds and opens pages of the next build',
    run: (engine, site) =>
      deployWhileOpen(engine, site, async (_, deploy) => {
        const firstHit = `document.querySelector('dialog [role=option]')`;
        await engine.press('/');
        await engine.press('volume');
        await expectValue(engine, `return /volume/i.test(${firstHit}?.textContent)`, true);
        deploy();
        await engine.run(`document.querySelector('dialog input').select()`);
        await engine.press('takeoff');
        await expectValue(engine, `return /takeoff/i.test(${firstHit}?.textContent)`, true, 20_000);
        await engine.press('Enter');
        await expectValue(engine, 'return location.pathname', '/docs/advanced/takeoff');
      }),
  },
];

/**
 * Opens a page of the first build, and expects one of the next build after the steps.
 * @param steps get the origin and a function that deploys the next build
 */
async function deployWhileOpen(
  engine: Engine,
  {otherBuild}: Site,
  steps: (origin: string, deploy: () => void) => Promise<void>,
): Promise<void> {
  // A separate origin, because the browser caches files that other cases loaded.
  const site = await startDeployment();
  site.deploy('build');
  try {
    await engine.resize(...desktop);
    await open(engine, `${site.origin}/docs/glossary`);
    await steps(site.origin, () => site.deploy(otherBuild));
    await expectValue(engine, hydrated, true);
    await expectValue(engine, isOtherBuild, true);
  } finally {
    site.close();
    engine.takeErrors();
  }
}

const positions: readonly Case[] = [
  {
    name: 'back restores the scroll position at 390 px',
    chromium: true,
    run: async (engine, {origin}) => {
      await engine.resize(...mobile);
      await open(engine, `${origin}/docs/building-and-deploying/building`);
      await engine.run('window.scrollTo(0, 3000)');
      await expectValue(engine, 'return Math.abs(window.scrollY - 3000) < 5', true);
      await engine.run(`[...document.querySelectorAll('main .markdown a[href^="/docs/"]')].at(-1).click()`);
      await expectValue(engine, `return location.pathname !== '/docs/building-and-deploying/building'`, true);
      await expectValue(engine, 'return window.scrollY < 2000', true);
      await engine.run('history.back()');
      await expectValue(engine, 'return location.pathname', '/docs/building-and-deploying/building');
      await expectValue(engine, 'return Math.abs(window.scrollY - 3000) < 5', true);
      expectNoErrors(engine);
    },
  },
  {
    name: 'hydration after an early scroll does not move the text',
    limit: 120,
    run: async (engine, site) => {
      const top = `document.querySelector('#commands').getBoundingClientRect().top`;
      // If the browser paints before its load event, the event waits for the delayed scripts, and the scroll is late.
      const scrollEarly = async () => {
        await engine.open(`${site.origin}/docs/resources/apps`);
        await engine.run(`window.scrollBy(0, ${top} - 300)`);
        await expectValue(engine, `return Math.abs(${top} - 300) < 1`, true);
        return !(await engine.run<boolean>(hydrated));
      };
      await engine.resize(...mobile);
      site.delayScripts(4000);
      try {
        let wasEarly = false;
        for (let left = 5; left > 0 && !wasEarly; left--) wasEarly = await scrollEarly();
        if (!wasEarly) throw new Error('the page was always hydrated before it was scrolled');
        await expectValue(engine, hydrated, true, 20_000);
        await new Promise((resolve) => setTimeout(resolve, 300));
        await expectValue(engine, `return Math.abs(${top} - 300) < 1`, true);
      } finally {
        site.delayScripts(0);
      }
      expectNoErrors(engine);
    },
  },
];

export const cases: readonly Case[] = [
  ...layouts,
  ...core,
  ...specificationCases,
  ...deployments,
  ...positions,
  ...crawl,
];
