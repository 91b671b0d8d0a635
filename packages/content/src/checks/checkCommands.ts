import {checkCommandLine} from '../commands/checkCommandLine';
import {findScripts} from '../commands/findScripts';
import {lineInPage, resolveFence} from '../fences/resolveFence';
import {findToolCalls} from '@aloft/platform/shell';
import {toolName} from '../facts/toolName';
import type {PageCheck} from './Check';

/** Reports unknown commands in scripts, and invalid flags, values and names. */
export const checkCommands: PageCheck = (page, {facts, readExample}) =>
  page.fences.flatMap((fence) => {
    const block = resolveFence(fence, readExample);
    if (!block) return [];
    return findScripts(block.kind, block.text).flatMap((script) =>
      findToolCalls(script.text, toolName).flatMap(({words, line, open}) => {
        const finding = checkCommandLine(words, facts, open);
        return finding
          ? [{file: page.file, line: lineInPage(block, script.line + line), what: finding.what, how: finding.how}]
          : [];
      }),
    );
  });
