import {brand} from '@aloft/platform/brand';
import type {PageCheck} from './Check';

const domain = brand.docsUrl.replace(/^https?:\/\/[^.]+\./, '');
const known = [brand.docsUrl, brand.apiUrl, brand.consoleUrl, brand.chatUrl, brand.installUrl].map(
  (url) => new URL(url).hostname,
);
const hosts = new Set([...known, brand.registryHost, brand.appsDomain, domain]);
const pattern = new RegExp(`(?<![\\w.-])((?:[\\w<>*$\\{\\}-]+\\.)*)${domain.replace(/\./g, '\\.')}(?![\\w-])`, 'g');

/** Reports unknown hosts under the platform's domain. */
export const checkHosts: PageCheck = (page) =>
  page.source.split('\n').flatMap((text, index) =>
    [...text.matchAll(pattern)].flatMap(([host]) => {
      if (hosts.has(host) || host.endsWith(`.${brand.appsDomain}`) || host.endsWith(`.${brand.validationDomain}`))
        return [];
      return [
        {
          file: page.file,
          line: index + 1,
          what: `the platform has no host \`${host}\``,
          how: `use one of ${[...hosts].join(', ')}`,
        },
      ];
    }),
  );
