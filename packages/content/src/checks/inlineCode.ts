import {brand} from '@aloft/platform/brand';
import {findToolCalls} from '@aloft/platform/shell';
import {suggest} from '@aloft/platform/values';
import {checkCommandLine} from './commandLine';
import {collectInlineCode} from '../prose/prose';
import type {CheckContext, PageCheck} from './Check';
import {resolveFence} from '../fences/examples';
import type {Page} from '../pages/parsePage';

/** Reports inline code that looks like a command but isn't one, or the start of one. */
export const checkInlineCommands: PageCheck = (page, {facts}, report) => {
  const forms = new Set(facts.nouns.flatMap(({name, plural, short}) => [name, plural, short]));
  for (const {value, line} of collectInlineCode(page)) {
    const [first, second = ''] = value.split(/\s+/);
    const nounAndVerb = forms.has(first) && /^[a-z][a-z-]+$/.test(second);
    const text = nounAndVerb ? `${brand.cli} ${value}` : value;
    // A shell would read <name> as a redirection.
    const script = text.replace(/<([^<>\s]+)>/g, '"<$1>"').replace(/\[([^[\]]*)\]/g, '"[$1]"');
    for (const {words} of findToolCalls(script, brand.cli)) {
      const finding = words.length > 1 ? checkCommandLine(words, facts, true) : undefined;
      if (finding) report(line, finding.what, finding.how);
    }
  }
};

/** Reports flags in prose that occur neither in the CLI nor in the page's own code. */
export const checkInlineFlags: PageCheck = (page, context, report) => {
  const {commands, globalFlags} = context.facts;
  const flags = [...globalFlags, ...commands.flatMap((command) => command.flags)];
  const long = new Set(flags.map(({name}) => `--${name}`));
  const negative = new Set(flags.filter(({type}) => type === 'boolean').map(({name}) => `--no-${name}`));
  const foreign = readForeignCode(page, context);
  for (const {value, line} of collectInlineCode(page)) {
    const flag = /^--[a-z][a-z0-9-]*(?=$|[= ])/.exec(value)?.[0];
    if (flag === undefined || long.has(flag) || negative.has(flag) || foreign.includes(flag)) continue;
    const meant = suggest(
      flag.slice(2),
      [...long].map((name) => name.slice(2)),
    );
    const how = meant
      ? `did you mean \`--${meant}\`?`
      : "name the other tool's command in full, or show it in a block of the page";
    report(line, `no command has the flag \`${flag}\``, how);
  }
};

const field = /^([a-z][A-Za-z0-9]*(?:\[\d*\])?(?:\.[a-z][A-Za-z0-9]*(?:\[\d*\])?)*)(?::\s+(\S.*))?$/;

/** Reports unknown manifest fields in prose, and invalid values next to them. */
export const checkInlineFields: PageCheck = (page, context, report) => {
  const {facts} = context;
  const paths = facts.manifestFields;
  const foreign = readForeignCode(page, context);
  for (const {value, line} of collectInlineCode(page)) {
    const match = field.exec(value);
    if (!match || foreign.includes(value)) continue;
    const path = (match[1] ?? '').replace(/\[\d*\]/g, '');
    const segments = path.split('.');
    const fields = paths.filter((each) => each.path === path || each.path.endsWith(`.${path}`));
    if (fields.length > 0) {
      const options = fields.flatMap(({values}) => (values ? [values] : []));
      const given = (match[2] ?? '').replace(/^["']|["']$/g, '');
      if (
        !given ||
        options.length < fields.length ||
        options.some((values) => values.map(String).includes(given)) ||
        /^[<A-Z…]/.test(given)
      )
        continue;
      report(line, `\`${path}\` cannot be \`${given}\``, `write one of ${options.flat().join(', ')}`);
    }
    if (fields.length > 0 || segments.length < 2 || facts.fields.includes(path)) continue;
    // A dotted name is meant as a field if it begins like one, or resembles one of as many words.
    const isBelow = paths.some((each) => each.path.startsWith(`${segments[0]}.`));
    const alike = paths.map((each) => each.path).filter((each) => each.split('.').length === segments.length);
    const near = suggest(path, alike);
    if (!isBelow && !near) continue;
    const how = near ? `did you mean \`${near}\`?` : 'see /docs/resources/schema';
    report(line, `the manifest has no field \`${path}\``, how);
  }
};

/**
 * The page's code that isn't about the platform: programs, Dockerfiles, configuration of other software. Inline code
 * that also occurs there refers to that code.
 */
export function readForeignCode(page: Page, {readExample}: Pick<CheckContext, 'readExample'>): string {
  return page.fences
    .filter(({kind}) => kind !== 'transcript' && kind !== 'manifest' && kind !== 'manifest-fragment')
    .map((fence) => resolveFence(fence, readExample)?.text ?? '')
    .join('\n')
    .replace(new RegExp(`^.*\\b${brand.cli} .*$`, 'gm'), '');
}
