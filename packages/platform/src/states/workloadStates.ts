import {defineStates, type StateMachine} from './types';

/** States of an app. Only its machines are billed. */
export const appStates = {
  kind: 'app',
  initial: ['pending'],
  states: defineStates(false, {
    pending: 'The app does not have a release yet.',
    deploying:
      'A release is being rolled out. The previous release, if any, serves requests in the meantime. If the app has a volume, the old machine stops first, and requests are held.',
    live: 'The release is rolled out, and every machine is healthy or on standby.',
    degraded: 'Some machines have failed, and the others serve requests.',
    failed: 'No machine can serve requests.',
    suspended: 'All machines are stopped, and requests get a `503` response until the app is resumed.',
  }),
  transitions: [
    {from: 'pending', to: 'deploying', cause: 'the first deploy'},
    {
      from: 'deploying',
      to: 'live',
      cause: 'the new machines are healthy, or the deploy failed and the previous release stays live',
    },
    {from: 'deploying', to: 'failed', cause: 'the deploy failed and there is no previous release'},
    {from: 'live', to: 'deploying', cause: 'a deploy, an update, or a rollback'},
    {from: 'live', to: 'degraded', cause: 'a machine fails and others keep serving requests'},
    {from: 'live', to: 'failed', cause: 'the only machine fails'},
    {from: 'live', to: 'suspended', cause: '`aloft app suspend`'},
    {from: 'degraded', to: 'live', cause: 'the failed machines are replaced'},
    {from: 'degraded', to: 'deploying', cause: 'a deploy, an update, or a rollback'},
    {from: 'degraded', to: 'failed', cause: 'the last serving machine fails'},
    {from: 'degraded', to: 'suspended', cause: '`aloft app suspend`'},
    {from: 'failed', to: 'live', cause: 'a machine becomes healthy again'},
    {from: 'failed', to: 'deploying', cause: 'a deploy, an update, or a rollback'},
    {from: 'failed', to: 'suspended', cause: '`aloft app suspend`'},
    {from: 'suspended', to: 'live', cause: '`aloft app resume`'},
  ],
} as const satisfies StateMachine;

/** States of a namespace. */
export const namespaceStates = {
  kind: 'namespace',
  initial: ['active'],
  states: defineStates(false, {
    active: 'Resources can be created in the namespace.',
    deleting: 'The empty namespace is being deleted. Its name becomes available when the deletion is complete.',
  }),
  transitions: [{from: 'active', to: 'deleting', cause: '`aloft namespace delete`'}],
} as const satisfies StateMachine;
