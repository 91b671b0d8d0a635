import {defineStates} from './types';

/** States of an app. Only its machines are billed. */
export const appStates = defineStates('app', {
  initial: ['pending'],
  billed: false,
  states: {
    pending: 'The app does not have a release yet.',
    deploying:
      'A release is being rolled out. The previous release, if any, serves requests in the meantime. If the app has a volume, the old machine stops first, and requests are held.',
    live: 'The release is rolled out, and every machine is healthy or on standby.',
    degraded: 'Some machines have failed, and the others serve requests.',
    failed: 'No machine can serve requests.',
    suspended: 'All machines are stopped, and requests get a `503` response until the app is resumed.',
  },
  transitions: {
    'pending → deploying': 'the first deploy',
    'deploying → live': 'the new machines are healthy, or the deploy failed and the previous release stays live',
    'deploying → failed': 'the deploy failed and there is no previous release',
    'live → deploying': 'a deploy, an update, or a rollback',
    'live → degraded': 'a machine fails and others keep serving requests',
    'live → failed': 'the only machine fails',
    'live → suspended': '`aloft app suspend`',
    'degraded → live': 'the failed machines are replaced',
    'degraded → deploying': 'a deploy, an update, or a rollback',
    'degraded → failed': 'the last serving machine fails',
    'degraded → suspended': '`aloft app suspend`',
    'failed → live': 'a machine becomes healthy again',
    'failed → deploying': 'a deploy, an update, or a rollback',
    'failed → suspended': '`aloft app suspend`',
    'suspended → live': '`aloft app resume`',
  },
});

/** States of a namespace. */
export const namespaceStates = defineStates('namespace', {
  initial: ['active'],
  billed: false,
  states: {
    active: 'Resources can be created in the namespace.',
    deleting: 'The empty namespace is being deleted. Its name becomes available when the deletion is complete.',
  },
  transitions: {
    'active → deleting': '`aloft namespace delete`',
  },
});
