import {findScripts} from '../commands/findScripts';
import {lineInPage, resolveFence} from '../fences/resolveFence';
import {parseShell} from '../syntax/parseShell';
import type {SiteCheck} from './Check';

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
