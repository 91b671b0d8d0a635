import type {LicensedPackage} from './readPackage';

const rule = '-'.repeat(80);

/** Plain text: for each package a heading such as `react 19.1.1 (MIT)`, then its license text. */
export function formatLicenses(packages: readonly LicensedPackage[]): string {
  const sections = new Map(packages.map(({name, version, license, text}) => [`${name} ${version} (${license})`, text]));
  const listed = [...sections].sort(([a], [b]) => (a < b ? -1 : 1));
  return [
    'Packages that the browser loads as part of this site, with their licenses.\n',
    ...listed.map(([heading, text]) => `${rule}\n${heading}\n${rule}\n\n${text}\n`),
  ].join('\n');
}
