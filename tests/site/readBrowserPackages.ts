import {readFileSync} from 'node:fs';

interface BrowserPackage {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly text: string;
}

/** The packages that `third-party-licenses.txt` lists. */
export function readBrowserPackages(file = 'build/third-party-licenses.txt'): readonly BrowserPackage[] {
  const sections = readFileSync(file, 'utf8').split(/^-{80}\n(\S+) (\S+) \((.+)\)\n-{80}\n/m);
  const packages: BrowserPackage[] = [];
  for (let index = 1; index < sections.length; index += 4) {
    const [name = '', version = '', license = '', text = ''] = sections.slice(index, index + 4);
    packages.push({name, version, license, text: text.trim()});
  }
  return packages;
}
