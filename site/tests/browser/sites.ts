/** URLs that `startSites` has set in the environment. @throws Error if it wasn't called */
function read(name: string): string {
  const origin = process.env[name];
  if (!origin) throw new Error(`${name} is not set: run these tests with \`npm run test:browser\`.`);
  return origin;
}

/** The site as built for production. */
export const site = (): string => read('SITE_ORIGIN');

/** The site's variant, with pages that crash. */
export const variant = (): string => read('VARIANT_ORIGIN');

/** The variant's search server. It doesn't exist; tests provide its responses. */
export const searchServer = 'https://search.aloft.example';

/** True when the tests run on a build without the departures from the framework. */
export const isPlainBuild = process.env.SUITE === 'plain';
