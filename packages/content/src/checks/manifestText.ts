import {isNode, LineCounter, parseDocument} from 'yaml';
import type {JsonSchema} from '@aloft/platform/manifest';
import type {Facts} from '../facts/Facts';

/** A problem of a manifest. */
interface ManifestTextFinding {
  /** Line within the text, from 0. */
  readonly line: number;
  readonly what: string;
  readonly how: string;
}

/**
 * Validates the text of a manifest, or of a part of one.
 *
 * @param fragment whether the text is a part, whose keys replace those of a minimal valid manifest
 */
export function checkManifestText(text: string, fragment: boolean, facts: Facts): ManifestTextFinding[] {
  const lines = new LineCounter();
  const document = parseDocument(text, {lineCounter: lines});
  if (document.errors.length > 0) return []; // the syntax check reports it
  const value: unknown = document.toJS();
  const isMap = typeof value === 'object' && value !== null && !Array.isArray(value);
  if (fragment && !isMap)
    return [
      {line: 0, what: 'a manifest fragment is not a map', how: 'begin it with a top-level key, such as `machine:`'},
    ];
  const whole = fragment ? {...sampleManifest(facts.schema), ...(value as object)} : value;
  return facts
    .validateManifest(whole)
    .map(({path, message, hint}) => ({line: findLine(path), what: message, how: hint}));

  function findLine(path: readonly (string | number)[]): number {
    for (let length = path.length; length > 0; length--) {
      const node = document.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line - 1;
    }
    return 0;
  }
}

/** A minimal value that a schema node allows: its constant, default, example, or a sample of its type. */
function sampleNode(node: JsonSchema | boolean, root: JsonSchema, depth = 0): unknown {
  if (depth > 12 || typeof node === 'boolean') return 'sample';
  const target = followReference(node, root);
  if (target.const !== undefined) return target.const;
  if (target.default !== undefined) return target.default;
  if (target.examples?.length) return target.examples[0];
  if (target.enum) return target.enum[0];
  const choice = target.oneOf?.[0] ?? target.anyOf?.[0];
  const required = [...(target.required ?? []), ...(choice?.required ?? [])];
  if (target.properties || required.length > 0) {
    return Object.fromEntries(
      required.map((key) => [
        key,
        sampleNode(target.properties?.[key] ?? choice?.properties?.[key] ?? {}, root, depth + 1),
      ]),
    );
  }
  if (choice) return sampleNode(choice, root, depth + 1);
  const {type} = target;
  if (type === 'array') return [];
  if (type === 'object') return {};
  if (type === 'integer' || type === 'number') return target.minimum ?? 1;
  return type === 'boolean' ? true : 'sample';
}

/** A manifest with only the required fields. */
function sampleManifest(schema: JsonSchema): Record<string, unknown> {
  const sample = sampleNode(schema, schema);
  return typeof sample === 'object' && sample !== null && !Array.isArray(sample)
    ? (sample as Record<string, unknown>)
    : {};
}

/** The node that a local reference leads to. */
function followReference(node: JsonSchema, root: JsonSchema): JsonSchema {
  const name = /^#\/\$defs\/(.+)$/.exec(node.$ref ?? '')?.[1];
  const target = name === undefined ? undefined : root.$defs?.[name];
  return target ? followReference({...target, ...node, $ref: target.$ref}, root) : node;
}
