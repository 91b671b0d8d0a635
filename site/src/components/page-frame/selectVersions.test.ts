import type {GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import {expect, it} from 'vitest';
import selectVersions from './selectVersions';

const version = (name: string, label: string): GlobalVersion => ({
  name,
  label,
  isLast: true,
  path: '/docs',
  mainDocId: 'index',
  docs: [],
  draftIds: [],
});
const versions = [version('current', 'Next'), version('1.0', '1.0')];

it('shows all versions without configuration', () => {
  expect(selectVersions(versions, undefined).map(({label}) => label)).toEqual(['Next', '1.0']);
});

it('keeps the order and the labels of the configuration', () => {
  expect(selectVersions(versions, ['1.0', 'current']).map(({label}) => label)).toEqual(['1.0', 'Next']);
  expect(selectVersions(versions, {current: {label: 'Newest'}, '1.0': {}}).map(({label}) => label)).toEqual([
    'Newest',
    '1.0',
  ]);
});

it('names the file and the existing versions when a version is missing', () => {
  expect(() => selectVersions(versions, ['2.0'])).toThrow(
    'No docs version has the name "2.0". Fix "versions" of the docsVersionDropdown in config/theme.ts; there are: current, 1.0.',
  );
});
