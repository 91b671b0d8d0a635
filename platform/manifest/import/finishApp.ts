import {formatYaml} from '../../simulator/format/formatYaml';
import {validateInBrowser} from '../validateInBrowser';
import type {Draft, ImportedApp, ImportNote} from './types';

/** Removes the value at a pointer, or its closest optional ancestor. Returns the path of the removed value. */
function removeAt(draft: Draft, pointer: string): string {
  const [top = '', ...rest] = pointer.split('/').slice(1);
  const root = draft as unknown as Record<string, unknown>;
  if (top === 'machine' && rest[0] !== undefined) {
    delete (draft.machine as Record<string, unknown>)[rest[0]];
    return `machine.${rest[0]}`;
  }
  if (top === 'build' && rest[0] !== undefined && !['dockerfile', 'image'].includes(rest[0])) {
    delete (draft.build as Record<string, unknown>)[rest[0]];
    return `build.${rest[0]}`;
  }
  if (top === 'build') draft.build = {dockerfile: 'Dockerfile'};
  else if (top === 'app') draft.app = 'app';
  else delete root[top];
  return top;
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || (typeof value === 'object' && value !== null && Object.keys(value).length === 0);

/** Formats a draft. Invalid values are removed and reported, so that the manifest is valid. */
export function finishApp(draft: Draft, notes: readonly ImportNote[]): ImportedApp {
  const dropped: ImportNote[] = [];
  for (let problem = validateInBrowser(draft)[0]; problem; problem = validateInBrowser(draft)[0]) {
    const path = removeAt(draft, problem.path);
    dropped.push({
      kind: 'dropped',
      source: path,
      text: `It is left out because it would be invalid: ${problem.message}.`,
    });
  }
  const kept = Object.entries(draft).filter(([, value]) => !isEmpty(value));
  return {name: draft.app, text: `${formatYaml(Object.fromEntries(kept)).join('\n')}\n`, notes: [...notes, ...dropped]};
}
