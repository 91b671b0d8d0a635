import {
  checkHostname,
  checkResourceName,
  hostnameRules,
  nameRules,
  type NameCheck,
  type NameRule,
} from '@aloft/platform/values';

/** A kind of name that can be checked. */
export interface NameKind {
  readonly id: string;
  readonly label: string;
  /** A valid name. */
  readonly example: string;
  readonly check: (name: string) => NameCheck;
  readonly rules: readonly NameRule[];
}

function resourceKind(id: string, label: string, example: string): NameKind {
  return {id, label, example, check: checkResourceName, rules: nameRules};
}

/** Kinds in the order of the list. All except hostnames have the same rules. */
export const nameKinds: readonly NameKind[] = [
  resourceKind('app', 'App', 'hello'),
  resourceKind('machine', 'Machine', 'hello-1'),
  resourceKind('service', 'Service', 'hello'),
  resourceKind('volume', 'Volume', 'data'),
  resourceKind('certificate', 'Certificate', 'shop'),
  resourceKind('namespace', 'Namespace', 'acme'),
  {id: 'hostname', label: 'Custom hostname', example: 'www.example.com', check: checkHostname, rules: hostnameRules},
];

const longestShown = 60;

/** Describes whether a name is valid and, if not, which rule it breaks. */
export function describeName(name: string, {check, rules}: NameKind): {ok: boolean; text: string} {
  const result = check(name);
  const shown = name.length > longestShown ? `${name.slice(0, longestShown)}…` : name;
  if (result.ok) return {ok: true, text: `"${shown}" is valid.`};
  const number = rules.findIndex(({id}) => id === result.rule) + 1;
  const rule = rules[number - 1]?.text.replace(/`/g, '') ?? '';
  return {ok: false, text: `"${shown}" breaks rule ${number} of ${rules.length}: ${result.message}. ${rule}`};
}
