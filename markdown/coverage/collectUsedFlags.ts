import {fillWords} from '../commands/fillWords';
import {findScripts} from '../commands/findScripts';
import type {CheckContext} from '../checks/Check';
import {toolName} from '../facts/toolName';
import {resolveFence} from '../fences/resolveFence';
import type {Page} from '../pages/Page';
import {findToolCalls} from '../../platform/shell/findToolCalls';
import {readTranscript} from '../transcripts/readTranscript';
import {listReferences} from './listReferences';

/**
 * Commands and flags that pages use, as `app create` and `app create --image`, and global flags as `--output`. Sources
 * are scripts, transcripts, and the examples of commands whose reference is on a page.
 */
export function collectUsedFlags(
  pages: readonly Page[],
  {facts, readExample}: Pick<CheckContext, 'facts' | 'readExample'>,
): Set<string> {
  const used = new Set<string>();
  const listed = listReferences(pages, facts);
  const scripts = [
    ...pages.flatMap((page) => collectScripts(page)),
    ...facts.commands.filter((command) => listed.has(command)).flatMap(({examples}) => examples.map(({line}) => line)),
  ];
  for (const {words} of scripts.flatMap((script) => findToolCalls(script, toolName))) {
    const result = facts.parse(fillWords(words, facts).words);
    if (!result.ok || result.kind !== 'command') continue;
    const {path, given} = result.invocation;
    const command = path.join(' ');
    used.add(command);
    for (const flag of given) {
      used.add(facts.globalFlags.some(({name}) => name === flag) ? `--${flag}` : `${command} --${flag}`);
    }
  }
  return used;

  function collectScripts(page: Page): string[] {
    return page.fences.flatMap((fence) => {
      const block = resolveFence(fence, readExample);
      if (!block) return [];
      if (block.kind === 'transcript') return readTranscript(block.text).steps.map(({command}) => command);
      return findScripts(block.kind, block.text).map(({text}) => text);
    });
  }
}
