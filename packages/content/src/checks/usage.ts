import {brand} from '@aloft/platform/brand';
import {findUses, type Use, UsageModel} from '../prose/usage';
import {readCode} from '../prose/claims';
import type {Facts} from '../facts/siteFacts';
import type {SiteIndex} from '../pages/siteIndex';
import type {PageCheck} from './Check';

/**
 * By kind of name, how much worse than another name it may fit its sentence. Few names differ by few words, so that they
 * are compared more strictly.
 */
const tolerance: Readonly<Record<string, number>> = {
  error: 0.6,
  state: 0.5,
  event: 0.8,
  scope: 1,
  command: 0.35,
  flag: 0.4,
  limit: 0.38,
  field: 0.45,
  metric: 0.4,
  // Nothing in a sentence tells regions apart.
  region: -1,
};

const events = /\bevents?\b|\bsubscribers?\b|\bcontrol socket\b|\blease\b/i;

const models = new WeakMap<SiteIndex, UsageModel>();

/** Reports a name whose sentence is about another one, as far as facts and the other sentences of the site tell. */
export const checkUsage: PageCheck = (page, {facts, readExample, site}, report) => {
  if (!site) return;
  const readNames = namesOf(facts);
  let model = models.get(site);
  if (!model) {
    const uses = site.parsed.flatMap((each) => findUses(each, readNames));
    models.set(site, (model = new UsageModel(facts.vocabularies, uses)));
  }
  const own = findUses(page, readNames);
  const code = readCode(page, readExample);
  const isShown = (name: string) => code.includes(name.split('.').at(-1)!);
  for (const use of own) {
    const all = [...new Set(use.names.map(([kind]) => kind))];
    // A state can have the name of an event.
    const kinds = all.includes('event') && events.test(use.text) ? ['event'] : all;
    const fits = kinds.map((kind) => ({kind, ...model.fit(use, kind, own, isShown)}));
    // A command that every guide names, such as the one for logs, is in sentences of any kind.
    const isFit = ({kind, score, isRepeated, pages, better}: (typeof fits)[number]) =>
      (kind === 'command' && pages >= 4) || score >= (better?.score ?? 0) * (tolerance[kind]! + (isRepeated ? 0 : 0.1));
    if (fits.some(isFit)) continue;
    const {kind, better} = fits[0]!;
    const what = `\`${use.code}\` doesn't fit its sentence, which reads like one on the ${kind} \`${better?.name}\``;
    report(
      use.line,
      what,
      'correct the name, say what it does in words of its description, or allow it: {/* allow: `name` */}',
    );
  }
};

/** Reads the names that inline code stands for. */
function namesOf({vocabularies, nouns}: Facts): (code: string) => Use['names'] {
  const forms = new Map(nouns.flatMap(({name, plural, short}) => [plural, short].map((form) => [form, name] as const)));
  const {command, flag, field, ...plain} = vocabularies;
  return (code) => {
    const names: [string, string][] = Object.entries(plain).flatMap(([kind, words]) =>
      words.has(code) ? [[kind, code]] : [],
    );
    const limit = /^⟨(.+)⟩$/.exec(code)?.[1];
    if (limit !== undefined) return vocabularies.limit?.has(limit) ? [['limit', limit]] : [];
    const option = /^--([a-z-]+)(?=$|[= ])/.exec(code)?.[1];
    if (option !== undefined && flag?.has(option)) names.push(['flag', option]);
    const [tool, ...words] = code.split(/\s+/);
    if (tool === brand.cli && command) {
      const path = words.map((word, index) => (index === 0 ? (forms.get(word) ?? word) : word));
      const known = [3, 2, 1].map((length) => path.slice(0, length).join(' ')).find((name) => command.has(name));
      if (known !== undefined) names.push(['command', known]);
    }
    const path = /^([a-z][A-Za-z]*(?:\.[a-z][A-Za-z]*)*)(?:: .*)?$/.exec(code)?.[1];
    if (path !== undefined)
      for (const name of field?.keys() ?? []) if (`.${name}`.endsWith(`.${path}`)) names.push(['field', name]);
    return names;
  };
}
