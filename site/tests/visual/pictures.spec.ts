import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect} from '@playwright/test';
import {startDeployment, type Deployment} from '../browser/startDeployment';
import type {Engine} from '../engines/Engine';
import {mobile, open, test} from '../engines/fixtures';
import {readFingerprint, showReduced, takePicture, type Size} from './takePicture';

/** Pages with different layouts, by the name of their screenshots. */
const pages = {
  home: '/',
  search: '/search',
  overview: '/docs/',
  quickstart: '/docs/getting-started/deploying-an-existing-app',
  guides: '/docs/guides-and-samples/',
  guide: '/docs/guides-and-samples/languages/javascript/nextjs',
  resource: '/docs/resources/apps',
  building: '/docs/building-and-deploying/building',
  machines: '/docs/resources/machines',
  metrics: '/docs/monitoring/metrics',
  glossary: '/docs/glossary',
  missing: '/docs/resources/app',
} as const;

/** What a page shows after its search, by the name of its screenshot. */
const awaited: Readonly<Partial<Record<keyof typeof pages, string>>> = {missing: 'main section ol a'};

const advice = 'To compare here, run `npm run test:visual -- --update` on the commit before your change.';

let site: Deployment;

/** Returns the reason if the stored screenshots of the project's browser aren't comparable with its own. */
async function compareFingerprints(engine: Engine, name: string, isUpdate: boolean): Promise<string | undefined> {
  const file = path.join(__dirname, 'pictures', name, 'fingerprint.json');
  const actual = await readFingerprint(engine);
  if (isUpdate) {
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, `${JSON.stringify(actual, null, 2)}\n`);
  }
  if (!existsSync(file)) return `no pictures of ${name} are stored`;
  const stored = JSON.parse(readFileSync(file, 'utf8')) as typeof actual;
  if (stored.browser !== actual.browser)
    return `the pictures are from ${stored.browser}, and this is ${actual.browser}. ${advice}`;
  if (stored.fonts !== actual.fonts) return `${name} draws text in other fonts here. ${advice}`;
  return undefined;
}

test.beforeAll(async ({engine}, {project, config}) => {
  site = await startDeployment();
  const isUpdate = ['all', 'changed'].includes(config.updateSnapshots);
  const reason = await compareFingerprints(engine, project.name, isUpdate);
  test.skip(reason !== undefined, reason);
});
test.afterAll(() => site?.stop());

const sizes: readonly Size[] = [
  {width: 390, height: 844},
  {width: 1280, height: 900},
];

for (const [name, address] of Object.entries(pages) as [keyof typeof pages, string][])
  test(`${name} matches the stored screenshots`, async ({page, engine}, {project}) => {
    await engine.resize(...mobile);
    // The fonts of the site appear from the second page on, so every picture has the system's. The page before
    // might store them late, so the storage is changed in a document without scripts.
    await engine.open(`${site.origin}/robots.txt`);
    await engine.run("localStorage.clear(); localStorage.theme = 'light'");
    await open(engine, site.origin + address);
    for (const size of sizes)
      for (const mode of ['light', 'dark']) {
        await engine.resize(size.width, size.height);
        // As another tab does that stores a color mode.
        await engine.run(
          `dispatchEvent(new StorageEvent('storage', {key: 'theme', newValue: '${mode}', storageArea: localStorage}))`,
        );
        await showReduced(page, await takePicture(engine, size, mode, awaited[name]), size);
        await expect.soft(page).toHaveScreenshot([project.name, `${name}-${size.width}-${mode}.webp`]);
      }
  });
