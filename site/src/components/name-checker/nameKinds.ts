import {hostnameRules, nameRules} from '@aloft/platform/values';

const resource = (example: string) => ({example, rules: nameRules});

/** Kinds of names by label, in the order of the list, with a valid name. */
export const nameKinds: Readonly<Record<string, ReturnType<typeof resource>>> = {
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
export function describeName(name: string, {rules}: {readonly rules: typeof nameRules}): {ok: boolean; text: string} {
  const shown = name.length > longestShown ? `${name.slice(0, longestShown)}…` : name;
  const index = rules.findIndex((rule) => !rule.keeps(name));
  const rule = rules[index];
  if (!rule) return {ok: true, text: `"${shown}" is valid.`};
  const text = rule.text.replace(/`/g, '');
  return {ok: false, text: `"${shown}" breaks rule ${index + 1} of ${rules.length}: ${rule.problem}. ${text}`};
}
