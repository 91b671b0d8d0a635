/** Addresses that `startSites` has put into the environment. @throws Error when the tests run without it */
function read(name: string): string {
  const origin = process.env[name];
  if (!origin) throw new Error(`${name} is not set: run these tests by \`npm run test:browser\`.`);
  return origin;
}

/** The site as it is built for production. */
export const site = (): string => read('SITE_ORIGIN');

/** The same site in its other reading, with pages that crash. */
export const variant = (): string => read('VARIANT_ORIGIN');

/** The search server of that other reading. There is none: tests answer in its place. */
export const searchServer = 'https://search.aloft.example';
