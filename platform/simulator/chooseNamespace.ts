import type {Context} from './context';
import {CommandFailure} from './failure';
import {findNamespace} from './resolve';
import {currentToken} from './checkAccess';
import {peekManifest} from './deploy/readManifest';
import type {Namespace} from './state/types';

const PROJECT_COMMANDS = new Set(['deploy', 'build', 'logs', 'metrics', 'open']);

/** The namespace of a command, from the flag or variable, the manifest, the token, the current selection, or the account's first namespace. */
export function chooseNamespace(context: Context): Namespace {
  const {draft, call} = context;
  const token = currentToken(context);
  const isProject = PROJECT_COMMANDS.has(call.path[0] ?? '');
  const name =
    call.global.namespace ??
    (isProject ? peekManifest(context)?.namespace : null) ??
    token.namespace ??
    draft.currentNamespace ??
    Object.keys(draft.namespaces)[0] ??
    draft.account.handle;
  const namespace = findNamespace(draft, name);
  if (token.namespace !== null && token.namespace !== name) {
    throw new CommandFailure('namespace_forbidden', {namespace: name});
  }
  return namespace;
}
