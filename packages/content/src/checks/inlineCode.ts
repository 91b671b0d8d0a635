import {brand} from '@aloft/platform/brand';
import {findToolCalls} from '@aloft/platform/shell';
import {suggest} from '@aloft/platform/values';
import {checkCommandLine} from './commandLine';
import {readForeignCode} from '../fences/examples';
import {collectInlineCode} from '../prose/prose';
import type {PageCheck} from './Check';

/** Reports inline code that looks like a command but isn't one, or the start of one. */
export const checkInlineCommands: PageCheck = (page, {facts}, report) => {
  const forms = new Set(facts.nouns.flatMap(({name, plural, short}) => [name, plural, short]));
  for (const {value, line} of collectInlineCode(page)) {
    const [first, second = ''] = value.split(/\s+/);
    const text = forms.has(first) && /^[a-z][a-z-]+$/.test(second) ? `${brand.cli} ${value}` : value;
    // A shell would read <name> as a redirection.
    const script = text.replace(/<([^<>\s]+)>/g, '"<$1>"').replace(/\[([^[\]]*)\]/g, '"[$1]"');
    for (const {words} of findToolCalls(script, brand.cli)) {
      const finding = words.length > 1 ? checkCommandLine(words, facts, true) : undefined;
      if (finding) report(line, finding.what, finding.how);
    }
  }
};

/** Reports flags in prose that occur neither in the CLI nor in the page's own code. */
export const checkInlineFlags: PageCheck = (page, {facts, readExample}, report) => {
  const flags = [...facts.globalFlags, ...facts.commands.flatMap((command) => command.flags)];
  const names = flags.map(({name}) => name);
  const known = new Set(flags.flatMap(({name, type}) => (type === 'boolean' ? [name, `no-${name}`] : [name])));
  const foreign = readForeignCode(page, readExample);
  for (const {value, line} of collectInlineCode(page)) {
    const flag = /^--([a-z][a-z0-9-]*)(?=$|[= ])/.exec(value)?.[1];
    if (flag === undefined || known.has(flag) || foreign.includes(`--${flag}`)) continue;
    const meant = suggest(flag, names);
    const how = meant
      ? `did you mean \`--${meant}\`?`
      : "name the other tool's command in full, or show it in a block of the page";
    report(line, `no command has the flag \`--${flag}\``, how);
  }
};

const field = /^([a-z][A-Za-z0-9]*(?:\[\d*\])?(?:\.[a-z][A-Za-z0-9]*(?:\[\d*\])?)*)(?::\s+(\S.*))?$/;

/** Reports unknown manifest fields in prose, and invalid values next to them. */
export const checkInlineFields: PageCheck = (page, {facts, readExample}, report) => {
  const foreign = readForeignCode(page, readExample);
  for (const {value, line} of collectInlineCode(page)) {
    const [, name = '', stated = ''] = field.exec(value) ?? [];
    if (!name || foreign.includes(value)) continue;
    const path = name.replace(/\[\d*\]/g, '');
    const segments = path.split('.');
    const fields = facts.manifestFields.filter((each) => `.${each.path}`.endsWith(`.${path}`));
    if (fields.length > 0) {
      const given = stated.replace(/^["']|["']$/g, '');
      const isOpen = !given || /^[<A-Z…]/.test(given) || fields.some(({values}) => !values);
      const options = fields.flatMap(({values = []}) => values.map(String));
      if (!isOpen && !options.includes(given))
        report(line, `\`${path}\` cannot be \`${given}\``, `write one of ${options.join(', ')}`);
    } else if (segments.length > 1 && !facts.fields.includes(path)) {
      // A dotted name is meant as a field if it begins like one, or resembles one of as many words.
      const paths = facts.manifestFields.map((each) => each.path);
      const similar = paths.filter((each) => each.split('.').length === segments.length);
      const near = suggest(path, similar);
      const how = near ? `did you mean \`${near}\`?` : 'see /docs/resources/schema';
      if (near || paths.some((each) => each.startsWith(`${segments[0]}.`)))
        report(line, `the manifest has no field \`${path}\``, how);
    }
  }
};
