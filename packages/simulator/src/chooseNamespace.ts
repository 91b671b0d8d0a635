import type {Context} from './context';
import {findNamespace} from './resolve';
import {currentToken, peekToken} from './checkAccess';
import {peekManifest} from './deploy/readManifest';
import type {Namespace} from './state/types';

/** Why a command has no namespace. */
export type NamespaceError = 'not_authenticated' | 'token_invalid' | 'namespace_not_found' | 'namespace_forbidden';

/**
 * Name of a command's namespace, from the flag or variable, the manifest, the token, the current selection, the
 * account's first namespace, or the account, in this order. The namespace may not exist, and the token may be for
 * another one.
 */
export function nameNamespace(context: Context): string {
  const {draft, call} = context;
  const {group, access} = call.command;
  const isProject = group === 'project' && access !== 'local';
  return (
    call.flags.namespace ??
    (isProject ? peekManifest(context)?.namespace : null) ??
    peekToken(context)?.namespace ??
    draft.currentNamespace ??
    Object.keys(draft.namespaces)[0] ??
    draft.account.handle
  );
}

/** Namespace of a command, or the named one. Fails if it doesn't exist, or if the token is for another one. */
export function chooseNamespace(context: Context<NamespaceError>, name = nameNamespace(context)): Namespace {
  const token = currentToken(context);
  const namespace = findNamespace(context, name);
  if (token.namespace !== null && token.namespace !== name) {
    context.fail('namespace_forbidden', {namespace: name});
  }
  return namespace;
}
