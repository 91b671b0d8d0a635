import {
  checkHostname,
  checkResourceName,
  hostnameRules,
  nameRules,
  type NameCheck,
  type NameRule,
} from '@site/platform/names';

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
