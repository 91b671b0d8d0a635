import {matchPath} from '@docusaurus/router';
import routes from '@generated/routes';

/** @returns the path of the current page's route; undefined for the not-found page */
export function findPagePath(pathname: string, candidates = routes): string | undefined {
  const route = candidates.find((candidate) => matchPath(pathname, candidate));
  return route?.routes ? findPagePath(pathname, route.routes as typeof routes) : route?.exact ? route.path : undefined;
}
