import {resolve} from 'node:path';
import {describe, expect, it} from 'vitest';
import {getPagePath} from '../../markdown/links/getPagePath';
import {readPages} from '../../markdown/site/readPages';
import {specifiedRoutes} from '../site/routes';

const withoutSlash = (route: string) => (route === '/' ? route : route.replace(/\/$/, ''));

describe('the 58 pages of SPECIFICATION.md', () => {
  it('are listed once each in section 2', () => {
    expect(new Set(specifiedRoutes).size).toBe(58);
    expect(specifiedRoutes).toHaveLength(58);
  });

  it('exist under docs/', () => {
    const written = [...readPages(resolve(__dirname, '../..'))].map((page) => withoutSlash(getPagePath(page)));
    const specified = specifiedRoutes.map(withoutSlash).filter((route) => /^\/docs(\/|$)/.test(route));
    expect(specified.filter((route) => !written.includes(route))).toEqual([]);
  });
});
