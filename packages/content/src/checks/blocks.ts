import {findToolCalls} from '@aloft/platform/shell';
import {brand} from '@aloft/platform/brand';
import {includeExample, readBlocks} from '../fences/examples';
import {isManifest} from '../fences/parseFence';
import {attempt} from '../problems';
import type {PageCheck} from './Check';
import {checkCommandLine, checkManifestText, findScripts, syntaxReaders} from './syntax';

/** Reports blocks whose example doesn't exist. */
export const checkExamples: PageCheck = (page, {readExample}, report) => {
  for (const {meta, file, line} of page.fences) {
    const {problem} = attempt(() => meta.example && includeExample(meta.example, readExample, {file, line}));
    if (problem) report(problem.line, problem.what, problem.how);
  }
};

/** Reports unknown commands in scripts, and invalid flags, values and names. */
export const checkCommands: PageCheck = (page, {facts, readExample}, report) => {
  for (const {kind, text, lineAt} of readBlocks(page, readExample))
    for (const script of findScripts(kind, text))
      for (const {words, open} of findToolCalls(script.text, brand.cli)) {
        const line = script.text.slice(0, words[0]?.start).split('\n').length - 1;
        const finding = checkCommandLine(words, facts, open);
        if (finding) report(lineAt(script.line + line), finding.what, finding.how);
      }
};

/** Reports syntax errors in JSON, YAML, TOML and Dockerfile blocks. */
export const checkDataSyntax: PageCheck = (page, {readExample}, report) => {
  for (const {kind, meta, text, lineAt} of readBlocks(page, readExample, true)) {
    const how = meta.example ? `fix examples/${meta.example.path}` : 'fix the block';
    for (const {line, what} of syntaxReaders[isManifest(kind) ? 'yaml' : kind]?.(text) ?? [])
      report(lineAt(line), `the ${meta.language} block does not parse (${what})`, how);
  }
};

/** Validates manifests and fragments. Those marked with `expect-error` must fail. */
export const checkManifests: PageCheck = (page, {facts, readExample}, report) => {
  const wanted = facts.manifestError;
  for (const {kind, meta, text, line: start, lineAt} of readBlocks(page, readExample, true)) {
    if (!isManifest(kind)) continue;
    const {expectError, example} = meta;
    const findings = checkManifestText(text, kind === 'manifest-fragment' && !example, facts);
    if (expectError === undefined)
      for (const {line, what, how} of findings) report(lineAt(line), `the manifest is invalid: ${what}`, how);
    else if (expectError !== wanted)
      report(start, `the manifest is marked to fail with ${expectError}`, `an invalid manifest gives ${wanted}`);
    else if (findings.length === 0)
      report(start, 'the manifest is marked to fail but is valid', 'remove the mark, or restore the mistake');
  }
};
