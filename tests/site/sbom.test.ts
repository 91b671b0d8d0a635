import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {writeSbom} from '../../scripts/writeSbom';

interface Sbom {
  readonly bomFormat: string;
  readonly specVersion: string;
  readonly metadata: {readonly component: {readonly name: string}};
  readonly components: readonly {readonly name: string}[];
}
const sbom = readFileSync('build/sbom.cdx.json', 'utf8');

it('lists the packages that the site is built from', () => {
  const {bomFormat, specVersion, metadata, components} = JSON.parse(sbom) as Sbom;
  const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as {readonly name: string};
  expect([bomFormat, specVersion, metadata.component.name]).toEqual(['CycloneDX', '1.5', manifest.name]);
  const names = components.map(({name}) => name);
  expect(names.length).toBeGreaterThan(500);
  expect(names).toEqual(expect.arrayContaining(['react', 'scheduler', '@docusaurus/core']));
  expect(names).not.toContain('vitest');
});

it('writes the same list each time', async () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'sbom-'));
  await writeSbom(directory);
  expect(readFileSync(path.join(directory, 'sbom.cdx.json'), 'utf8')).toBe(sbom);
  rmSync(directory, {recursive: true});
});
