import {brand} from '@aloft/platform/brand';
import {findUses, type Use, UsageModel} from '../prose/usage';
import {readCode} from '../prose/claims';
import type {Facts} from '../facts/Facts';
import type {SiteIndex} from '../pages/siteIndex';
import type {PageCheck} from './Check';
import {subjects} from './numbers';

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

/** What names are about, apart from the words of their descriptions. */
const topics: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  command: {
    'app delete': 'interrupt confirmation',
    'app rollback': 'interrupt confirmation',
    'app secret set': 'running separate connection string',
    logs: 'object access',
    'machine restart': 'again',
    metrics: 'memory load traffic limit',
    'app get': 'overview revision replicas',
    'app releases': 'author digests revision image',
    'volume attach': 'again',
  },
  event: {
    flashing: 'before advance early lease save',
    stopping: 'subscribers receive drain',
    woken: 'after lease clock cache frozen continue reseed connection',
  },
  field: {
    'build.image': 'pulls existing',
    'machine.env': 'heap limit port vcpu count worker processes',
    'machine.healthcheck': 'port passes path',
    'machine.healthcheck.timeout': 'response status passes arrives',
    'machine.vcpus': 'sizes available',
    'release.command': 'migrates',
    version: 'required',
  },
  flag: {force: 'overwrite existing again', output: 'json see get'},
  limit: subjects,
  metric: {
    aloft_machine_standby_seconds_total: 'pool releasing connection traffic periods increases',
    aloft_service_requests_total: 'counts responses 502 503 rejects upstream',
    aloft_volume_used_bytes: '80 volume size exceeds',
    aloft_machine_memory_bytes: '90 memory exceeds worker needs divide',
    aloft_machine_state: 'always reports running',
    aloft_machine_wakes_total: 'connection client traffic',
  },
  scope: {
    admin: 'backups cleanup jobs everything members lifetime short',
    deploy: 'CI volume branches rotate treat access data task',
    read: 'monitoring dashboards lists personal less',
  },
  state: {
    failed: 'validation',
    running: 'ready stays until requests',
    starting: 'check until first count passes',
    waking: 'wake request changes sends',
  },
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
    models.set(site, (model = new UsageModel(addTopics(facts.vocabularies), uses)));
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

function addTopics(vocabularies: Facts['vocabularies']): Facts['vocabularies'] {
  return Object.fromEntries(
    Object.entries(vocabularies).map(([kind, names]) => [
      kind,
      new Map([...names].map(([name, text]) => [name, `${text} ${topics[kind]?.[name] ?? ''}`])),
    ]),
  );
}

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
