import {isMap, isScalar, LineCounter, parseDocument, visit} from 'yaml';
import type {FenceClass} from '../fences/collectFences';

interface Script {
  readonly text: string;
  /** Line within the block, from 0. */
  readonly line: number;
}

/** Keys of shell scripts in CI and Compose files. */
const scriptKey = /^(?:run|script|before_script|after_script|command|commands|cmd|entrypoint|test)$/;

/** A Dockerfile's instructions with scripts, and the recipes of a Makefile. */
const patterns: Readonly<Partial<Record<FenceClass, RegExp>>> = {
  dockerfile: /^[ \t]*(?:RUN|CMD|ENTRYPOINT)[ \t]+(?:--\S+[ \t]+)*((?:[^\n\\]|\\[^\n]|\\\n)*)/gim,
  'source:makefile': /^\t[@-]*(.*)/gm,
};

export function findScripts(kind: FenceClass, text: string): Script[] {
  if (kind === 'shell') return [{text, line: 0}];
  // PowerShell joins lines with a backquote where a shell has a backslash.
  if (kind === 'powershell') return [{text: text.replace(/`$/gm, '\\'), line: 0}];
  if (kind === 'yaml') return findYamlScripts(text);
  return [...text.matchAll(patterns[kind] ?? /(?!)/g)].map(({1: script = '', index}) => ({
    text: script,
    line: text.slice(0, index).split('\n').length - 1,
  }));
}

function findYamlScripts(text: string): Script[] {
  const lines = new LineCounter();
  const found: Script[] = [];
  visit(parseDocument(text, {lineCounter: lines}), {
    Pair: (_, {key, value}) => {
      if (!isScalar(key) || isMap(value) || !scriptKey.test(String(key.value))) return;
      visit(value as null, {
        Scalar: (at, {value: script, type = '', range}) => {
          if (at === 'key' || typeof script !== 'string') return;
          const line = lines.linePos(range?.[0] ?? 0).line - (type.startsWith('BLOCK') ? 0 : 1);
          // The CI system replaces expressions such as ${{ secrets.TOKEN }} before the shell parses the script.
          found.push({text: script.replace(/\$\{\{[^}]*\}\}/g, '$EXPRESSION'), line});
        },
      });
      return visit.SKIP;
    },
  });
  return found;
}
