import {brand} from '@aloft/platform/brand';
import {findToolCalls} from '@aloft/platform/shell';
import {suggest} from '@aloft/platform/values';
import {readBlocks, readCode, readForeignCode} from '../fences/examples';
import {collectInlineCode, escapePattern, readClaims} from '../prose/prose';
import {adviseName} from '../problems';
import type {PageCheck} from './Check';
import {checkCommandLine} from './syntax';

const variable = new RegExp(`(?<![A-Z0-9_])${brand.cli.toUpperCase()}_[A-Z0-9_]+(?![a-z])`, 'g');
const metric = new RegExp(`(?<![A-Za-z0-9_./@:-])${brand.cli}_[a-z]+_[a-z_]*[a-z*](?![A-Za-z0-9.(=])`, 'g');

/** Reports unknown environment variables and metrics in prose and blocks. */
export const checkNames: PageCheck = (page, {facts: {environment, metrics}, readExample}, report) => {
  for (const {value, line} of collectInlineCode(page)) checkText(value, line, true);
  for (const {kind, text, lineAt} of readBlocks(page, readExample))
    // In source code, metric names look like other names.
    text.split('\n').forEach((row, index) => checkText(row, lineAt(index), !/^source:(?!promql)/.test(kind)));

  function checkText(text: string, line: number, hasMetrics: boolean): void {
    for (const [name] of text.matchAll(variable))
      if (!environment.includes(name))
        report(line, `the CLI does not read the environment variable \`${name}\``, adviseName(name, environment));
    for (const [name] of hasMetrics ? text.matchAll(metric) : []) {
      const [start = '', end] = name.split('*');
      const isMetric = metrics.some((each) => (end === undefined ? each === name : each.startsWith(start)));
      if (!isMetric) report(line, `there is no metric \`${name}\``, adviseName(name, metrics));
    }
  }
};

/** By kind of name: its form, and what is before or after a word that is meant as one. */
const kinds: Readonly<Record<string, {readonly shape: RegExp; readonly before: RegExp; readonly after: RegExp}>> = {
  error: {
    shape: new RegExp(`^(?!${brand.cli}_)[a-z]+(?:_[a-z]+)+$`),
    before: /\b(?:errors?|code|fails? with)\b[^.!?]*$/i,
    after: /^[^.!?]*\b(?:errors?|code)\b/i,
  },
  event: {
    shape: /^[a-z]+$/,
    before: /\b(?:events?|receives?|reports|after|sends?)(?: an?| the)?\s+$/i,
    after: /^(?: ?,?(?: and| or)? `[a-z]+`)*\s*events?\b/i,
  },
  region: {shape: /^(?:af|ap|eu|sa|us)-[a-z]+$/, before: /^/, after: /^/},
  scope: {
    shape: /^[a-z]+$/,
    before: /\bscopes?(?: of)?\s+$|\bmachines needs $|\bwhich requires $/i,
    after: /^(?: ?,?(?: and| or)? `[a-z]+`)*\s*(?:scopes?|token)\b/i,
  },
  state: {
    shape: /^[a-z]+(?:-[a-z]+)*$/,
    before:
      /\bstates?\s*$|\b(?:change|goe?|turn)s? to\s*$|\bbecomes?\s*$|\b(?:machine|app|volume|certificate|service|until it) (?:is|stays) $|\b(?:goe?s?|moves?) from `[a-z-]+` to $|`\s*(?:→|->)\s*$/i,
    after: /^\s*states?\b|^\s*(?:→|->)\s*`/i,
  },
};

const listing = /`[^`]+`(?:,? (?:and |or )?`[^`]+`)+/g;

/** Reports unknown errors, events, regions, scopes and states in prose, and lists with one of them twice. */
export const checkVocabulary: PageCheck = (page, {facts, readExample}, report) => {
  for (const {text, line} of readClaims(page))
    for (const [list] of text.matchAll(listing)) {
      const codes: string[] = list.match(/`[^`]+`/g) ?? [];
      const twice = codes.find((code, index) => codes.indexOf(code) < index);
      if (twice !== undefined) report(line, `the list has ${twice} twice`, 'write the other name');
    }
  // Names of fields, of browsers' events, and in the page's other code.
  const foreign = readForeignCode(page, readExample);
  const hasEvents = /control socket|flashing|woken/i.test(page.source);
  const isForeign = (kind: string, name: string): boolean =>
    kind === 'error'
      ? foreign.includes(name)
      : kind === 'event' && (!hasEvents || facts.manifestFields.some(({path}) => path.endsWith(`.${name}`)));
  const states = facts.lifecycles.flatMap((each) => each.states.map((state) => state.name));
  const names: Partial<Record<string, readonly string[]>> = {error: facts.errorCodes, state: states};
  for (const {value, line, before, after} of collectInlineCode(page)) {
    const printed = /^error: .*\(([a-z_]+)\)$/.exec(value)?.[1];
    const name = printed ?? value;
    for (const [kind, form] of Object.entries(kinds)) {
      const known = names[kind] ?? [...facts.vocabularies[kind]!.keys()];
      if (!form.shape.test(name) || known.includes(name)) continue;
      const isMeant = kind === 'error' && (printed !== undefined || suggest(name, known) !== undefined);
      if ((isMeant || form.before.test(before) || form.after.test(after)) && (printed ?? !isForeign(kind, name)))
        report(line, `there is no ${kind} \`${name}\``, adviseName(name, known));
    }
  }
};

/** Variables and paths that every image or framework has, and that pages name without showing them. */
const common = `PATH HOME PORT HTTPS_PROXY HTTP_PROXY NO_PROXY NODE_ENV NODE_OPTIONS TZ DATABASE_URL WEB_CONCURRENCY
  /data /tmp /up`.split(/\s+/);

/** Reports environment variables and paths in prose that occur neither in code of the site nor in the facts. */
export const checkInlinePaths: PageCheck = (page, {facts, readExample}, report) => {
  const code = readCode(page, readExample);
  for (const {value, line} of collectInlineCode(page)) {
    const name = /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+(?==|$)/.exec(value)?.[0];
    const text = name ?? /^\/(?:[\w.-]+\/)*[\w.-]+$/.exec(value)?.[0];
    if (text === undefined || common.includes(text) || facts.environment.includes(text)) continue;
    if (new RegExp(`(?<![\\w])${escapePattern(text)}(?!\\w)`).test(code)) continue;
    const what = name ? `no code sets or reads \`${text}\`` : `nothing has the path \`${text}\``;
    report(line, what, 'correct it, or allow it with its source: {/* allow: `NAME` (source) */}');
  }
};

const domain = brand.docsUrl.replace(/^https?:\/\/[^.]+\./, '');

const urls = [brand.docsUrl, brand.apiUrl, brand.consoleUrl, brand.chatUrl, brand.installUrl];
const hosts = new Set([...urls.map((url) => new URL(url).hostname), brand.registryHost, brand.appsDomain, domain]);
const pattern = new RegExp(`(?<![\\w.-])((?:[\\w<>*$\\{\\}-]+\\.)*)${escapePattern(domain)}(?![\\w-])`, 'g');

/** Reports unknown hosts under the platform's domain. */
export const checkHosts: PageCheck = (page, _, report) => {
  for (const [index, text] of page.source.split('\n').entries())
    for (const [host] of text.matchAll(pattern))
      if (!hosts.has(host) && !host.endsWith(`.${brand.appsDomain}`) && !host.endsWith(`.${brand.validationDomain}`))
        report(index + 1, `the platform has no host \`${host}\``, `use one of ${[...hosts].join(', ')}`);
};

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
