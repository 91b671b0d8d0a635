import type {NameKind} from './nameKinds';

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
