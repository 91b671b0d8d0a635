import {translate} from '@docusaurus/Translate';
import type {OfflineProblem} from './savedSite';

/** Explains why the site can't be saved, and how to fix it. */
export const describeProblem = (problem: OfflineProblem): string =>
  ({
    insecure: translate({
      id: 'aloft.offline.insecure',
      message: 'Browsers save sites for offline reading only over HTTPS or from localhost.',
    }),
    unsupported: translate({
      id: 'aloft.offline.unsupported',
      message: "This browser can't save sites for offline reading. Some browsers can't in private windows.",
    }),
    unavailable: translate({
      id: 'aloft.offline.unavailable',
      message: "This copy of the site can't be saved for offline reading.",
    }),
    blocked: translate({
      id: 'aloft.offline.blocked',
      message: 'The browser blocks storage for this site. Check its settings, or use a window that is not private.',
    }),
    network: translate({
      id: 'aloft.offline.network',
      message: 'The site could not be loaded. Check your network connection, then try again.',
    }),
    quota: translate({
      id: 'aloft.offline.quota',
      message: 'The browser does not have enough storage for the site. Nothing was saved.',
    }),
    failed: translate({
      id: 'aloft.offline.failed',
      message: 'The browser could not save the site. Try again later.',
    }),
  })[problem];
