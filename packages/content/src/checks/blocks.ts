import {findToolCalls} from '@aloft/platform/shell';
import {brand} from '@aloft/platform/brand';
import {includeExample, lineInPage, resolveFence, resolveWhole} from '../fences/examples';
import {ContentError} from '../problems';
import type {PageCheck, SiteCheck} from './Check';
import {checkCommandLine} from './commandLine';
import {findScripts} from './scripts';
import type {FenceClass} from '../fences/collectFences';
import {parseDockerfile, parseJson, parseShell, parseToml, parseYaml, type SyntaxReader} from './syntax';
import {checkManifestText} from './manifestText';

/** Reports blocks whose example doesn't exist. */
export const checkExamples: PageCheck = (page, {readExample}, report) => {
  for (const {meta, line} of page.fences) {
    try {
      if (meta.example) includeExample(meta.example, readExample, {file: page.file, line});
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      report(error.problem.line, error.problem.what, error.problem.how);
    }
  }
};

/** Reports unknown commands in scripts, and invalid flags, values and names. */
export const checkCommands: PageCheck = (page, {facts, readExample}, report) => {
  for (const fence of page.fences) {
    const block = resolveFence(fence, readExample);
    if (!block) continue;
    for (const script of findScripts(block.kind, block.text))
      for (const {words, open} of findToolCalls(script.text, brand.cli)) {
        const line = script.text.slice(0, words[0]?.start).split('\n').length - 1;
        const finding = checkCommandLine(words, facts, open);
        if (finding) report(lineInPage(block, script.line + line), finding.what, finding.how);
      }
  }
};

const readers: Partial<Record<FenceClass, SyntaxReader>> = {
  json: parseJson,
  yaml: parseYaml,
  manifest: parseYaml,
  'manifest-fragment': parseYaml,
  toml: parseToml,
  dockerfile: parseDockerfile,
};

/** Reports syntax errors in JSON, YAML, TOML and Dockerfile blocks. */
export const checkDataSyntax: PageCheck = (page, {readExample}, report) => {
  for (const fence of page.fences) {
    const {kind, meta} = fence;
    const read = readers[kind];
    const block = read && resolveWhole(fence, readExample);
    if (!block) continue;
    const how = meta.example ? `fix examples/${meta.example.path}` : 'fix the block';
    for (const {line, what} of read(block.text))
      report(lineInPage(block, line), `the ${meta.language} block does not parse (${what})`, how);
  }
};

/** Reports syntax errors in shell scripts, including those in CI files and Dockerfiles. */
export const checkShellSyntax: SiteCheck = async (pages, {readExample}) => {
  const scripts = pages.flatMap((page) =>
    page.fences.flatMap((fence) => {
      const block = fence.kind === 'powershell' ? undefined : resolveFence(fence, readExample);
      return block ? findScripts(block.kind, block.text).map((script) => ({page, block, script})) : [];
    }),
  );
  const findings = await parseShell(scripts.map(({script}) => script.text));
  return scripts.flatMap(({page, block, script}, index) => {
    const finding = findings[index];
    if (!finding) return [];
    const line = lineInPage(block, script.line + finding.line);
    return [{file: page.file, line, what: `the shell script does not parse (${finding.what})`, how: 'fix the script'}];
  });
};

/** Validates manifests and fragments. Those marked with `expect-error` must fail. */
export const checkManifests: PageCheck = (page, {facts, readExample}, report) => {
  for (const fence of page.fences) {
    if (fence.kind !== 'manifest' && fence.kind !== 'manifest-fragment') continue;
    const block = resolveWhole(fence, readExample);
    if (!block) continue;
    const {expectError, example} = fence.meta;
    const findings = checkManifestText(block.text, fence.kind === 'manifest-fragment' && !example, facts);
    if (expectError === undefined)
      for (const {line, what, how} of findings)
        report(lineInPage(block, line), `the manifest is invalid: ${what}`, how);
    else if (expectError !== facts.manifestError)
      report(
        fence.line,
        `the manifest is marked to fail with ${expectError}`,
        `an invalid manifest gives ${facts.manifestError}`,
      );
    else if (findings.length === 0)
      report(fence.line, 'the manifest is marked to fail but is valid', 'remove the mark, or restore the mistake');
  }
};
