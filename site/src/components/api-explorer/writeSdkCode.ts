import {listQueryParameters} from '@aloft/platform/api';
import type {Input} from './requests';

/** SDKs that the explorer writes code for. */
export const languages = {typescript: 'TypeScript', python: 'Python', go: 'Go'} as const;

export type Language = keyof typeof languages;

/** Methods of operations whose command doesn't consist of nouns and a verb. */
const methods: Readonly<Record<string, string>> = {
  getSession: 'session.get',
  deployApp: 'apps.deploy',
  getAppLogs: 'apps.logs',
  listAuditEntries: 'namespaces.audit',
  getMetrics: 'namespaces.metrics',
};

/** The method of an operation: `volumes.snapshots.create`. */
function methodOf({id, command}: Input['operation']): string {
  const words = command?.path ?? [];
  return methods[id] ?? words.map((word, index) => (index < words.length - 1 ? `${word}s` : word)).join('.');
}

const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const toSnakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const indents = {typescript: '  ', python: '    ', go: '\t'} as const;

/** Writes a JSON value as a literal. */
function writeValue(value: unknown, language: Language, indent = ''): string {
  const inner = indent + indents[language];
  if (typeof value === 'boolean' && language === 'python') return capitalize(String(value));
  if (Array.isArray(value))
    return `${language === 'go' ? '[]any{' : '['}${value.map((item) => writeValue(item, language, inner)).join(', ')}${language === 'go' ? '}' : ']'}`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const nameOf = (key: string): string => (language === 'typescript' && /^\w+$/.test(key) ? key : JSON.stringify(key));
  const lines = Object.entries(value).map(
    ([key, item]) => `${inner}${nameOf(key)}: ${writeValue(item, language, inner)},\n`,
  );
  return `${language === 'go' ? 'map[string]any' : ''}{\n${lines.join('')}${indent}}`;
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
      options[name] = type === 'string' || type === 'duration' ? values[name] : JSON.parse(values[name]);
  const places = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => JSON.stringify(values[name]));
  const result = operation.result === null ? '' : 'result';
  const method = methodOf(operation);
  if (language === 'python') {
    const given = Object.entries(options).map(([name, value]) => `${toSnakeCase(name)}=${writeValue(value, language)}`);
    const call = `aloft.${method}(${[...places, ...given].join(', ')})`;
    return `from aloft_sdk import Aloft\n\naloft = Aloft()  # reads ALOFT_TOKEN\n${result && `${result} = `}${call}`;
  }
  const args = [...places, ...(Object.keys(options).length > 0 ? [writeValue(options, language)] : [])];
  if (language === 'typescript')
    return `import {Aloft} from "@aloft/sdk";\n\nconst aloft = new Aloft(); // reads ALOFT_TOKEN\n${result && `const ${result} = `}await aloft.${method}(${args.join(', ')});`;
  const call = `client.${method.split('.').map(capitalize).join('.')}(${['ctx', ...args].join(', ')})`;
  const check = 'if err != nil {\n\tlog.Fatal(err)\n}';
  return `client, err := aloft.NewClient() // reads ALOFT_TOKEN\n${check}\n${result ? `${result}, err := ` : 'err = '}${call}\n${check}`;
}
