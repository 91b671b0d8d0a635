import type {Behavior} from './types';

const SDKS = 'sdks/index';
const AUTHENTICATION = 'getting-started/authentication';

/** Commands, requests, tokens, and errors. */
export const accessBehaviors = {
  'failed-command-changes-nothing': {
    sentence: 'A command that fails does not change resources, apart from the failed release that a deploy records.',
    pages: ['building-and-deploying/namespaces'],
  },
  'reading-changes-nothing': {
    sentence: 'Listing and showing resources changes nothing and wakes nothing.',
    pages: [SDKS],
  },
  'errors-are-declared': {
    sentence: 'A command fails only with errors that its reference lists.',
    pages: ['resources/schema'],
  },
  'exit-code-of-error': {
    sentence: "A failed command returns its error's exit code.",
    pages: ['getting-started/installing-the-cli'],
  },
  'api-is-the-cli': {
    sentence: 'The API returns the same resources as the CLI.',
    pages: [SDKS],
  },
  'idempotency-key': {
    sentence:
      'A `POST` request that is repeated with its idempotency key takes effect once and gets the first response.',
    pages: [SDKS],
  },
  'scope-is-required': {
    sentence: 'A token without the required scope changes nothing.',
    pages: [AUTHENTICATION],
  },
  'token-has-one-namespace': {
    sentence: 'A deploy token reaches no namespace but its own.',
    pages: [AUTHENTICATION],
  },
  'revoked-token-fails': {
    sentence: 'A revoked or expired token is refused.',
    pages: [AUTHENTICATION, 'security'],
  },
  'reads-are-not-audited': {
    sentence: 'The audit log records requests that change something or are denied, but not permitted reads.',
    pages: ['security'],
  },
  'deletion-needs-confirmation': {
    sentence: 'A command that deletes or interrupts something asks for confirmation, or needs `--yes`.',
    pages: ['getting-started/installing-the-cli'],
  },
} as const satisfies Record<string, Behavior>;
