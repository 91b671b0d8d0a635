import {isMap, isScalar, isSeq, LineCounter, type Node, parseDocument} from 'yaml';
import type {FenceClass} from '../fences/collectFences';

/** A shell script within a block. */
interface Script {
  readonly text: string;
  /** Line within the block, from 0. */
  readonly line: number;
}

// Keys of shell scripts in CI and Compose files.
const scriptKeys = new Set([
  'run',
  'script',
  'before_script',
  'after_script',
  'command',
  'commands',
  'cmd',
  'entrypoint',
  'test',
]);

/** Finds the shell scripts in a block of any class. */
export function findScripts(kind: FenceClass, text: string): Script[] {
  if (kind === 'shell') return [{text, line: 0}];
  // PowerShell joins lines with a backquote where a shell has a backslash.
  if (kind === 'powershell') return [{text: text.replace(/`$/gm, '\\'), line: 0}];
  if (kind === 'dockerfile') return findRuns(text);
  if (kind === 'yaml') return findYamlScripts(text);
  if (kind === 'source:makefile') return findRecipes(text);
  return [];
}

function findRuns(text: string): Script[] {
  return [...text.matchAll(/^[ \t]*(?:RUN|CMD|ENTRYPOINT)[ \t]+((?:--\S+[ \t]+)*)((?:[^\n\\]|\\[^\n]|\\\n)*)/gim)].map(
    (match) => ({
      text: match[2] ?? '',
      line: text.slice(0, match.index).split('\n').length - 1,
    }),
  );
}

function findRecipes(text: string): Script[] {
  return text
    .split('\n')
    .flatMap((line, index) => (line.startsWith('\t') ? [{text: line.replace(/^\t[@-]*/, ''), line: index}] : []));
}

function findYamlScripts(text: string): Script[] {
  const lines = new LineCounter();
  const document = parseDocument(text, {lineCounter: lines});
  const found: Script[] = [];
  const add = (node: unknown) => {
    if (isSeq(node)) node.items.forEach(add);
    else if (isScalar(node) && typeof node.value === 'string') {
      const begin = lines.linePos(node.range?.[0] ?? 0).line - 1;
      const block = node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED';
      // The CI system replaces expressions such as ${{ secrets.TOKEN }} before the shell parses the script.
      found.push({text: node.value.replace(/\$\{\{[^}]*\}\}/g, '$EXPRESSION'), line: begin + (block ? 1 : 0)});
    }
  };
  const walk = (node: Node | null | unknown): void => {
    if (isSeq(node)) node.items.forEach(walk);
    if (!isMap(node)) return;
    for (const {key, value} of node.items) {
      if (isScalar(key) && scriptKeys.has(String(key.value))) add(value);
      else walk(value);
    }
  };
  walk(document.contents);
  return found;
}
