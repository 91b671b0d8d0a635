import {readFileSync} from 'node:fs';
import path from 'node:path';
import {compileFunction} from 'node:vm';
import type {LoadContext} from '@docusaurus/types';
import {expect, it} from 'vitest';
import preHydration from '.';

const source = readFileSync(path.join(__dirname, 'checkStorage.js'), 'utf8');
const script = compileFunction(source, ['localStorage', 'document', 'window']);

/** The key under which the page's script finds the theme, in a site with this storage namespace. */
function readThemeKey(namespace: string): unknown {
  const context = {
    baseUrl: '/',
    siteConfig: {themeConfig: {}},
    siteStorage: {type: 'localStorage', namespace},
  } as unknown as LoadContext;
  const tags = preHydration(context).injectHtmlTags?.({content: {}}).preBodyTags as unknown as readonly {
    readonly attributes: Readonly<Record<string, unknown>>;
  }[];
  return tags[0]?.attributes['data-theme-key'];
}

/** Runs the script on a page. @returns the stored values afterwards */
function check(
  themeKey: string,
  stored: Readonly<Record<string, string>>,
  announcement = 'new',
): Record<string, string> {
  const values = new Map(Object.entries(stored));
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  script(storage, {currentScript: {dataset: {themeKey, announcement, namespace: ''}}}, {});
  return Object.fromEntries(values);
}

it('names the theme as the site stores it', () => {
  expect(readThemeKey('')).toBe('theme');
  expect(readThemeKey('-docs')).toBe('theme-docs');
});

it('removes an invalid theme only under its own key', () => {
  expect(check('theme-docs', {theme: 'blue', 'theme-docs': 'blue'})).toEqual({theme: 'blue'});
  expect(check('theme-docs', {'theme-docs': 'dark'})).toEqual({'theme-docs': 'dark'});
});

it.each([
  ['shows', 'an announcement with another id', 'newer', undefined],
  ['shows', "an announcement that can't be closed", '', undefined],
  ['keeps hiding', 'an announcement that the reader has closed', 'new', 'true'],
])('%s %s', (_, __, announcement, dismissed) => {
  const stored = {'docusaurus.announcement.id': 'new', 'docusaurus.announcement.dismiss': 'true'};
  expect(check('theme', stored, announcement)['docusaurus.announcement.dismiss']).toBe(dismissed);
});
