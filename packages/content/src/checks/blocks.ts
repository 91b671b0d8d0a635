import {findToolCalls} from '@aloft/platform/shell';
import {brand} from '@aloft/platform/brand';
import {includeExample, lineInPage, resolveFence, resolveWhole} from '../fences/examples';
import {ContentError, type Problem} from '../problems';
import type {PageCheck, SiteCheck} from './Check';
import {checkCommandLine} from './commandLine';
import {findScripts} from './scripts';
import type {FenceClass} from '../fences/collectFences';
import {parseDockerfile, parseJson, parseShell, parseToml, parseYaml, type SyntaxReader} from './syntax';
import {checkManifestText} from './manifestText';

/** Reports blocks whose example doesn't exist. */
export const checkExamples: PageCheck = (page, {readExample}) =>
  page.fences.flatMap((fence) => {
    if (!fence.meta.example) return [];
    try {
      includeExample(fence.meta.example, readExample, {file: page.file, line: fence.line});
      return [];
    } catch (error) {
      if (error instanceof ContentError) return [error.problem];
      throw error;
    }
  });

/** Reports unknown commands in scripts, and invalid flags, values and names. */
export const checkCommands: PageCheck = (page, {facts, readExample}) =>
  page.fences.flatMap((fence) => {
    const block = resolveFence(fence, readExample);
    if (!block) return [];
    return findScripts(block.kind, block.text).flatMap((script) =>
      findToolCalls(script.text, brand.cli).flatMap(({words, line, open}) => {
        const finding = checkCommandLine(words, facts, open);
        return finding
          ? [{file: page.file, line: lineInPage(block, script.line + line), what: finding.what, how: finding.how}]
          : [];
      }),
    );
  });

const readers: Partial<Record<FenceClass, SyntaxReader>> = {
  json: parseJson,
  yaml: parseYaml,
  manifest: parseYaml,
  'manifest-fragment': parseYaml,
  toml: parseToml,
  dockerfile: parseDockerfile,
};

/** Reports syntax errors in JSON, YAML, TOML and Dockerfile blocks. */
export const checkDataSyntax: PageCheck = (page, {readExample}) =>
  page.fences.flatMap((fence) => {
    const read = readers[fence.kind];
    const block = read && resolveWhole(fence, readExample);
    if (!block) return [];
    return read(block.text).map(({line, what}) => ({
      file: page.file,
      line: lineInPage(block, line),
      what: `the ${fence.meta.language} block does not parse (${what})`,
      how: fence.meta.example ? `fix examples/${fence.meta.example.path}` : 'fix the block',
    }));
  });

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
export const checkManifests: PageCheck = (page, {facts, readExample}) =>
  page.fences.flatMap((fence): Problem[] => {
    if (fence.kind !== 'manifest' && fence.kind !== 'manifest-fragment') return [];
    const block = resolveWhole(fence, readExample);
    if (!block) return [];
    const {expectError} = fence.meta;
    const fragment = fence.kind === 'manifest-fragment' && !fence.meta.example;
    const findings = checkManifestText(block.text, fragment, facts);
    const place = {file: page.file, line: fence.line};
    if (expectError === undefined) {
      return findings.map(({line, what, how}) => ({
        file: page.file,
        line: lineInPage(block, line),
        what: `the manifest is invalid: ${what}`,
        how,
      }));
    }
    if (expectError !== facts.manifestError) {
      return [
        {
          ...place,
          what: `the manifest is marked to fail with ${expectError}`,
          how: `an invalid manifest gives ${facts.manifestError}`,
        },
      ];
    }
    if (findings.length > 0) return [];
    return [
      {
        ...place,
        what: 'the manifest is marked to fail but is valid',
        how: 'remove the mark, or restore the mistake',
      },
    ];
  });
