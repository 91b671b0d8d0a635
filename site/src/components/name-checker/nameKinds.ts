import {hostnameRules, nameRules, type NameRule} from '@aloft/platform/values';

/** A kind of name that can be checked. */
export interface NameKind {
  readonly id: string;
  readonly label: string;
  /** A valid name. */
  readonly example: string;
  readonly rules: readonly NameRule[];
}

/** Kinds in the order of the list. All except hostnames have the same rules. */
export const nameKinds: readonly NameKind[] = [
  {id: 'app', label: 'App', example: 'hello', rules: nameRules},
  {id: 'machine', label: 'Machine', example: 'hello-1', rules: nameRules},
  {id: 'service', label: 'Service', example: 'hello', rules: nameRules},
  {id: 'volume', label: 'Volume', example: 'data', rules: nameRules},
  {id: 'certificate', label: 'Certificate', example: 'shop', rules: nameRules},
  {id: 'namespace', label: 'Namespace', example: 'acme', rules: nameRules},
  {id: 'hostname', label: 'Custom hostname', example: 'www.example.com', rules: hostnameRules},
];

const longestShown = 60;

/** Describes whether a name is valid and, if not, which rule it breaks. */
export function describeName(name: string, {rules}: NameKind): {ok: boolean; text: string} {
  const shown = name.length > longestShown ? `${name.slice(0, longestShown)}…` : name;
  const index = rules.findIndex((rule) => !rule.keeps(name));
  const rule = rules[index];
  if (!rule) return {ok: true, text: `"${shown}" is valid.`};
  const text = rule.text.replace(/`/g, '');
  return {ok: false, text: `"${shown}" breaks rule ${index + 1} of ${rules.length}: ${rule.problem}. ${text}`};
}
