import {statedOn} from './types';

/** Commands, requests, tokens, and errors. */
export const accessBehaviors = {
  ...statedOn(['building-and-deploying/namespaces'], {
    'failed-command-changes-nothing':
      'A command that fails does not change resources, apart from the failed release that a deploy records.',
  }),
  ...statedOn(['sdks/index'], {
    'reading-changes-nothing': 'Listing and showing resources changes nothing and wakes nothing.',
    'api-is-the-cli': 'The API returns the same resources as the CLI.',
    'idempotency-key':
      'A `POST` request that is repeated with its idempotency key takes effect once and gets the first response.',
  }),
  ...statedOn(['resources/schema'], {
    'errors-are-declared': 'A command fails only with errors that its reference lists.',
  }),
  ...statedOn(['getting-started/installing-the-cli'], {
    'exit-code-of-error': "A failed command returns its error's exit code.",
    'deletion-needs-confirmation':
      'A command that deletes or interrupts something asks for confirmation, or needs `--yes`.',
  }),
  ...statedOn(['getting-started/authentication'], {
    'scope-is-required': 'A token without the required scope changes nothing.',
    'token-has-one-namespace': 'A deploy token reaches no namespace but its own.',
  }),
  ...statedOn(['getting-started/authentication', 'security'], {
    'revoked-token-fails': 'A revoked or expired token is refused.',
  }),
  ...statedOn(['security'], {
    'reads-are-not-audited':
      'The audit log records requests that change something or are denied, but not permitted reads.',
  }),
};
