import {brand} from '@aloft/platform/brand';
import {findToolCalls} from '@aloft/platform/shell';
import {suggest} from '@aloft/platform/values';
import {checkCommandLine} from './commandLine';
import {readClaims} from '../prose/claims';
import {collectInlineCode} from '../prose/prose';
import type {CheckContext, PageCheck} from './Check';
import {resolveFence} from '../fences/examples';
import type {Page} from '../pages/parsePage';

/** Reports inline code that looks like a command but isn't one, or the start of one. */
export const checkInlineCommands: PageCheck = (page, {facts}) => {
  const forms = new Set(facts.nouns.flatMap(({name, plural, short}) => [name, plural, short]));
  return collectInlineCode(page).flatMap(({value, line}) => {
    const [first, second = ''] = value.split(/\s+/);
    const nounAndVerb = forms.has(first) && /^[a-z][a-z-]+$/.test(second);
    const text = nounAndVerb ? `${brand.cli} ${value}` : value;
    // A shell would read <name> as a redirection.
    const script = text.replace(/<([^<>\s]+)>/g, '"<$1>"').replace(/\[([^[\]]*)\]/g, '"[$1]"');
    return findToolCalls(script, brand.cli).flatMap(({words}) => {
      const finding = words.length > 1 ? checkCommandLine(words, facts, true) : undefined;
      return finding ? [{file: page.file, line, what: finding.what, how: finding.how}] : [];
    });
  });
};

/** Reports flags in prose that occur neither in the CLI nor in the page's own code. */
export const checkInlineFlags: PageCheck = (page, context) => {
  const {commands, globalFlags} = context.facts;
  const flags = [...globalFlags, ...commands.flatMap((command) => command.flags)];
  const long = new Set(flags.map(({name}) => `--${name}`));
  const negative = new Set(flags.filter(({type}) => type === 'boolean').map(({name}) => `--no-${name}`));
  const foreign = readForeignCode(page, context);
  return collectInlineCode(page).flatMap(({value, line}) => {
    const flag = /^--[a-z][a-z0-9-]*(?=$|[= ])/.exec(value)?.[0];
    if (flag === undefined || long.has(flag) || negative.has(flag) || foreign.includes(flag)) return [];
    const meant = suggest(
      flag.slice(2),
      [...long].map((name) => name.slice(2)),
    );
    const how = meant
      ? `did you mean \`--${meant}\`?`
      : "name the other tool's command in full, or show it in a block of the page";
    return [{file: page.file, line, what: `no command has the flag \`${flag}\``, how}];
  });
};

/** Reports a flag in a sentence about a command that doesn't have it. */
export const checkCommandFlags: PageCheck = (page, context) => {
  const {commands, globalFlags, nouns} = context.facts;
  const forms = new Map(nouns.flatMap(({name, plural, short}) => [plural, short].map((form) => [form, name] as const)));
  const global = new Set(globalFlags.flatMap(({name, short}) => [`--${name}`, `-${short}`]));
  const foreign = readForeignCode(page, context);
  // A sentence without a command is about those of the page.
  const ofPage = commands.filter(
    ({path}) =>
      new RegExp(`\\b${brand.cli} ${path.join(' ')}\\b`).test(page.source) ||
      page.source.includes(`<CommandReference noun="${path[0]}"`),
  );
  return readClaims(page).flatMap(({text, line}) => {
    const codes = [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
    const named = codes.flatMap((code) => {
      const words = code.split(/\s+/);
      if (words.shift() !== brand.cli) return [];
      const path = words.map((word, index) => (index === 0 ? (forms.get(word) ?? word) : word)).join(' ');
      const prefix = commands.filter((command) => `${path} `.startsWith(`${command.path.join(' ')} `));
      const group = commands.filter((command) => command.path.join(' ').startsWith(`${path} `));
      return [...prefix, ...group];
    });
    const isOwn = named.length > 0;
    if (!isOwn) named.push(...ofPage);
    if (named.length === 0) return [];
    const flags = new Set(
      named.flatMap((command) => command.flags.flatMap(({name, short}) => [`--${name}`, `--no-${name}`, `-${short}`])),
    );
    return codes.flatMap((code) => {
      const flag = /^--?[a-z][a-z0-9-]*(?=$|[= ])/.exec(code)?.[0];
      if (flag === undefined || flags.has(flag) || global.has(flag) || foreign.includes(flag)) return [];
      // The sentence can be about another command of the page.
      if (page.source.split(flag).length > 2) return [];
      return [
        {
          file: page.file,
          line,
          what: isOwn
            ? `\`${brand.cli} ${named[0]?.path.join(' ')}\` has no flag \`${flag}\``
            : `no command of the page has the flag \`${flag}\``,
          how: !isOwn
            ? 'name the command, or correct the flag'
            : `it has ${[...flags].filter((name) => /^--(?!no-)/.test(name)).join(', ') || 'none'}`,
        },
      ];
    });
  });
};

const field = /^([a-z][A-Za-z0-9]*(?:\[\d*\])?(?:\.[a-z][A-Za-z0-9]*(?:\[\d*\])?)*)(?::\s+(\S.*))?$/;

/** Reports unknown manifest fields in prose, and invalid values next to them. */
export const checkInlineFields: PageCheck = (page, context) => {
  const {facts} = context;
  const paths = facts.manifestFields;
  const foreign = readForeignCode(page, context);
  return collectInlineCode(page).flatMap(({value, line}) => {
    const match = field.exec(value);
    if (!match || foreign.includes(value)) return [];
    const path = (match[1] ?? '').replace(/\[\d*\]/g, '');
    const segments = path.split('.');
    const place = {file: page.file, line};
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
        return [];
      return [{...place, what: `\`${path}\` cannot be \`${given}\``, how: `write one of ${options.flat().join(', ')}`}];
    }
    if (segments.length < 2 || facts.fields.includes(path)) return [];
    // A dotted name is meant as a field if it begins like one, or resembles one of as many words.
    const isBelow = paths.some((each) => each.path.startsWith(`${segments[0]}.`));
    const alike = paths.map((each) => each.path).filter((each) => each.split('.').length === segments.length);
    const near = suggest(path, alike);
    if (!isBelow && !near) return [];
    return [
      {
        ...place,
        what: `the manifest has no field \`${path}\``,
        how: near ? `did you mean \`${near}\`?` : 'see /docs/resources/schema',
      },
    ];
  });
};

/** Reports unknown error codes. */
export const checkInlineErrors: PageCheck = (page, context) => {
  const codes = new Set(context.facts.errorCodes);
  const foreign = readForeignCode(page, context);
  return collectInlineCode(page).flatMap(({value, line, before, after}) => {
    const printed = /^error: .*\(([a-z_]+)\)$/.exec(value)?.[1];
    const alone = /^[a-z]+(?:_[a-z]+)+$/.test(value) && !value.startsWith(`${brand.cli}_`) ? value : undefined;
    const code = printed ?? alone;
    if (code === undefined || codes.has(code)) return [];
    const near = suggest(code, [...codes]);
    const sentence = `${before.split(/[.!?]\s/).at(-1) ?? ''} ${after.split(/[.!?](?:\s|$)/)[0] ?? ''}`;
    const speaks = /\berrors?\b|\bcode\b|\bfails? with\b/i.test(sentence) && !foreign.includes(code);
    if (printed === undefined && !speaks && !(near && !foreign.includes(code))) return [];
    return [
      {
        file: page.file,
        line,
        what: `the platform has no error \`${code}\``,
        how: near ? `did you mean \`${near}\`?` : 'see packages/platform/src/errors',
      },
    ];
  });
};

/**
 * The page's code that isn't about the platform: programs, Dockerfiles, configuration of other software. Inline code
 * that also occurs there refers to that code.
 */
function readForeignCode(page: Page, {readExample}: Pick<CheckContext, 'readExample'>): string {
  return page.fences
    .filter(({kind}) => kind !== 'transcript' && kind !== 'manifest' && kind !== 'manifest-fragment')
    .map((fence) => resolveFence(fence, readExample)?.text ?? '')
    .join('\n')
    .replace(new RegExp(`^.*\\b${brand.cli} .*$`, 'gm'), '');
}
