import {hostnameRules, nameRules, type NameRule} from '@aloft/platform/values';

interface NameKind {
  /** A valid name. */
  readonly example: string;
  readonly rules: readonly NameRule[];
}

const resource = (example: string): NameKind => ({example, rules: nameRules});

/** Kinds of names by label, in the order of the list. */
export const nameKinds: Readonly<Record<string, NameKind>> = {
  App: resource('hello'),
  Machine: resource('hello-1'),
  Service: resource('hello'),
  Volume: resource('data'),
  Certificate: resource('shop'),
  Namespace: resource('acme'),
  'Custom hostname': {example: 'www.example.com', rules: hostnameRules},
};

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
