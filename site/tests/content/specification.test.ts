import {expect, it} from 'vitest';
import {getPagePath} from '@aloft/content/pages';
import {specifiedRoutes} from '../site/routes';
import {pages} from './site';

const withoutSlash = (route: string) => (route === '/' ? route : route.replace(/\/$/, ''));

it('the pages of SPECIFICATION.md exist under docs/', () => {
  const written = pages.map((page) => withoutSlash(getPagePath(page)));
  const specified = specifiedRoutes.map(withoutSlash).filter((route) => /^\/docs(\/|$)/.test(route));
  expect(specified.length).toBeGreaterThan(0);
  expect(specified.filter((route) => !written.includes(route))).toEqual([]);
});
