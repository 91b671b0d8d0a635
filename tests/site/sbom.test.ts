import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {createSbom} from '../../scripts/createSbom';

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

it('is the same each time', async () => {
  expect((await createSbom()).json).toBe(sbom);
});
