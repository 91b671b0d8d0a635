import {checkCommandLine} from '../commands/checkCommandLine';
import {toolName} from '../facts/toolName';
import {collectInlineCode} from '../prose/collectInlineCode';
import {findToolCalls} from '@aloft/platform/shell';
import type {PageCheck} from './Check';

/** Reports inline code that looks like a command but isn't one, or the start of one. */
export const checkInlineCommands: PageCheck = (page, {facts}) => {
  const forms = new Set(facts.nouns.flatMap(({name, plural, short}) => [name, plural, short]));
  return collectInlineCode(page).flatMap(({value, line}) => {
    const [first, second = ''] = value.split(/\s+/);
    const nounAndVerb = forms.has(first) && /^[a-z][a-z-]+$/.test(second);
    const text = nounAndVerb ? `${toolName} ${value}` : value;
    // A shell would read <name> as a redirection.
    const script = text.replace(/<([^<>\s]+)>/g, '"<$1>"').replace(/\[([^[\]]*)\]/g, '"[$1]"');
    return findToolCalls(script, toolName).flatMap(({words}) => {
      const finding = words.length > 1 ? checkCommandLine(words, facts, true) : undefined;
      return finding ? [{file: page.file, line, what: finding.what, how: finding.how}] : [];
    });
  });
};
