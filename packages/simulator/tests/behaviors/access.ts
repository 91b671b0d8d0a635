import type {BehaviorId} from '@aloft/platform/behaviors';
import {commandErrors, parseInvocation, type Command} from '@aloft/platform/cli';
import {errors, type ErrorCode} from '@aloft/platform/errors';
import type {View} from '../../src/context';
import {request, useToken} from '../createTerminal';
import {content, contentOf, differs, every, refuses, runOn, script, unless, type Property} from './Property';

const API = 'https://api.aloft.example/v1/namespaces/acme';

/** Errors after changes that are kept: a failed release, the result of a command, or a wait that ended too early. */
const AFTER_CHANGES = /^(?:(?:deploy|exec|validation)_failed|(?:run|wait|healthcheck)_timeout)$/;

function commandOf(words: readonly string[]): Command | undefined {
  const parsed = parseInvocation(words);
  return parsed.ok && parsed.kind === 'command' ? parsed.invocation.command : undefined;
}

/** Resources, apart from their age in the API's answer, which is some time earlier. */
const withoutTime = (views: unknown): unknown =>
  (views as View[]).map((view) => ({...view, updatedAt: undefined, stateChangedAt: undefined, state: undefined}));

export const accessProperties = {
  'failed-command-changes-nothing': {
    step: ({before, result}) =>
      result.errorCode === undefined || AFTER_CHANGES.test(result.errorCode)
        ? []
        : differs(contentOf(result.state), contentOf(before), `the error ${result.errorCode} changed something`),
  },
  'reading-changes-nothing': {
    step: ({before, words, result}) => {
      if (commandOf(words)?.api?.method !== 'GET') return [];
      const wakesOf = (state: typeof before) => every(state, 'machines').map(([, one]) => one.readings.at(-1)?.wakes);
      return [
        ...differs(contentOf(result.state), contentOf(before), 'the line changed something'),
        ...differs(wakesOf(result.state), wakesOf(before), 'the line woke a machine'),
      ];
    },
  },
  'errors-are-declared': {
    step: ({words, result: {errorCode}}) => {
      const command = commandOf(words);
      if (errorCode === undefined || !command) return [];
      const declared: readonly string[] = commandErrors(command);
      return unless(declared.includes(errorCode), `aloft ${command.path.join(' ')} doesn't list ${errorCode}`);
    },
  },
  'exit-code-of-error': {
    step: ({result: {errorCode, exitCode, stderr}}) => {
      if (errorCode === undefined) return unless(!stderr.startsWith('error: '), `an error has no code: ${stderr}`);
      const entry = errors[errorCode as ErrorCode];
      return [
        ...differs(exitCode, entry.exitCode, `the exit code of ${errorCode}`),
        ...unless(stderr.includes(`(${errorCode})`) && stderr.includes('\nhint: '), `the error is ${stderr}`),
      ];
    },
  },
  'api-is-the-cli': {
    from: ['hello', 'volume', 'certificate', 'machine'],
    run: (terminal) => {
      useToken(terminal, 'read');
      // Machines that are being flashed would change between the two answers.
      terminal.ok('sleep 5m');
      return ['app', 'machine', 'service', 'volume', 'certificate'].flatMap((noun) => {
        const {items} = request(terminal, `${API}/${noun}s`);
        return differs(withoutTime(items), withoutTime(terminal.json(`aloft ${noun} list`)), `${noun}s of the API`);
      });
    },
  },
  'idempotency-key': {
    from: ['hello'],
    run: (terminal) => {
      useToken(terminal, 'deploy');
      const create = `-H "Content-Type: application/json" -H "Idempotency-Key: one" -d '{"name":"keyed","size":"1Gi"}' ${API}/volumes`;
      const first = request(terminal, create);
      const second = request(terminal, create);
      const {error} = request(terminal, create.replace('one', 'two'));
      terminal.ok('sleep 25h');
      const expired = request(terminal, create).error;
      return [
        ...differs(first.name, 'keyed', 'the name in the response'),
        ...differs(second, first, 'the second response'),
        ...differs((error as View | undefined)?.code, 'name_taken', 'the error with another key'),
        ...differs((expired as View | undefined)?.code, 'name_taken', 'the error when the key has expired'),
      ];
    },
  },
  'scope-is-required': script({
    from: ['hello', 'volume'],
    when: (terminal) => useToken(terminal, 'read') !== '',
    keeps: content,
    lines: refuses(
      'scope_missing',
      ...['deploy', 'app delete hello --yes', 'volume create extra --size 1Gi', 'machine exec hello-1 -- env'],
    ),
  }),
  'token-has-one-namespace': script({
    from: ['namespaces'],
    given: ['aloft namespace get acme-staging', 'aloft namespace use acme'],
    lines: (terminal) => {
      useToken(terminal, 'admin --namespace acme');
      const words = ['app list -n', 'namespace get', 'namespace use', 'volume create v --size 1Gi -n'];
      return refuses('namespace_forbidden', ...words.map((line) => `${line} acme-staging`));
    },
  }),
  'revoked-token-fails': script({
    from: ['hello'],
    lines: (terminal) => {
      const value = useToken(terminal, 'read');
      terminal.ok('aloft app list');
      terminal.ok('unset ALOFT_TOKEN');
      terminal.ok('aloft token revoke script --yes');
      const expiring = useToken(terminal, 'read');
      return [
        `export ALOFT_TOKEN=${value}`,
        ['aloft app list', '(token_invalid)'],
        `export ALOFT_TOKEN=${expiring}`,
        'sleep 91d',
        ['aloft app list', '(token_expired)'],
      ];
    },
  }),
  'reads-are-not-audited': {
    step: ({before, words, result}) => {
      const command = commandOf(words);
      if (!command || before.audit.length > 90) return [];
      const added = result.state.audit.length - before.audit.length;
      const isRead = command.access === 'read' || command.api?.method === 'GET';
      const isChange = JSON.stringify(contentOf(before)) !== JSON.stringify(contentOf(result.state));
      const isDenied = ['scope_missing', 'namespace_forbidden'].includes(result.errorCode ?? '');
      if (isDenied) return unless(added === 1, 'the audit log has no entry of the denied request');
      return [
        ...unless(added <= (isRead ? 0 : 1), `the line added ${added} entries to the audit log`),
        ...unless(!isChange || added === 1, 'the audit log has no entry of the change'),
      ];
    },
  },
  'deletion-needs-confirmation': {
    step: ({before, words, result}) => {
      if (!words.includes('--yes') || commandOf(words)?.confirms !== true || result.exitCode !== 0) return [];
      const unconfirmed = words.filter((word) => word !== '--yes');
      const {errorCode, state} = runOn(before, unconfirmed);
      return [
        ...differs(errorCode, 'confirmation_required', 'the error without --yes'),
        ...differs(contentOf(state), contentOf(before), 'the line without --yes changed something'),
      ];
    },
  },
} as const satisfies Partial<Record<BehaviorId, Property>>;
