import {listQueryParameters} from '@aloft/platform/api';
import type {Input} from './requests';

/** SDKs that the explorer writes code for. */
export const languages = {typescript: 'TypeScript', python: 'Python', go: 'Go'} as const;

type Language = keyof typeof languages;

/** Methods of operations whose command doesn't consist of nouns and a verb. */
const methods: Readonly<Record<string, string>> = {
  getSession: 'session.get',
  deployApp: 'apps.deploy',
  getAppLogs: 'apps.logs',
  listAuditEntries: 'namespaces.audit',
  getMetrics: 'namespaces.metrics',
};

/** How a language writes what differs from JSON. */
const literals: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  typescript: {},
  python: {true: 'True', false: 'False', null: 'None'},
  go: {null: 'nil', '{': 'map[string]any{', '[': '[]any{', ']': '}'},
};

/** Writes a JSON value as a literal. */
function writeValue(value: unknown, language: Language): string {
  const json = JSON.stringify(value, null, language === 'go' ? '\t' : 2).replace(/(?<![[{,])\n(?=\s*[\]}])/g, ',\n');
  const text = json.replace(/"(?:[^"\\]|\\.)*"|\w+|[[\]{]/g, (token) => literals[language][token] ?? token);
  return language === 'typescript' ? text.replace(/^(\s*)"(\w+)":/gm, '$1$2:') : text;
}

/** Writes the SDK's call of a request. Undefined if the body isn't valid. */
export function writeSdkCode({operation, values, body}: Input, language: Language): string | undefined {
  const options: Record<string, unknown> = {};
  try {
    Object.assign(options, JSON.parse(body || '{}'));
  } catch {
    return undefined;
  }
  for (const {name, type} of listQueryParameters(operation))
    if (values[name])
      options[name] = type === 'integer' || type === 'boolean' ? JSON.parse(values[name]) : values[name];
  const places = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => JSON.stringify(values[name]));
  // The method of `aloft volume snapshot create` is `volumes.snapshots.create`.
  const method = methods[operation.id] ?? operation.command!.path.join('s.');
  const result = operation.result === null ? '' : 'result';
  if (language === 'python') {
    const given = Object.entries(options).map(
      ([name, value]) =>
        `${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}=${writeValue(value, language)}`,
    );
    const call = `aloft.${method}(${[...places, ...given].join(', ')})`;
    return `from aloft_sdk import Aloft\n\naloft = Aloft()  # reads ALOFT_TOKEN\n${result && `${result} = `}${call}`;
  }
  const args = [...places, ...(Object.keys(options).length > 0 ? [writeValue(options, language)] : [])];
  if (language === 'typescript')
    return `import {Aloft} from "@aloft/sdk";\n\nconst aloft = new Aloft(); // reads ALOFT_TOKEN\n${result && `const ${result} = `}await aloft.${method}(${args.join(', ')});`;
  const name = method.replace(/(?:^|\.)\w/g, (letter) => letter.toUpperCase());
  const check = 'if err != nil {\n\tlog.Fatal(err)\n}';
  return `client, err := aloft.NewClient() // reads ALOFT_TOKEN\n${check}\n${result && `${result}, `}err ${result && ':'}= client.${name}(${['ctx', ...args].join(', ')})\n${check}`;
}
