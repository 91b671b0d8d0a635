import {limits} from '../../limits';
import {convertCheck, convertDuration, makeName, makeServices} from './convert';
import {finishApp} from './finishApp';
import type {Draft, ImportedApp, ImportNote, Report} from './types';

/** An instruction with its arguments, lines joined. */
interface Instruction {
  readonly keyword: string;
  readonly text: string;
}

/** The instructions of a Dockerfile, in order. Here-documents are skipped. */
export function readInstructions(source: string): readonly Instruction[] {
  const escape = /^#\s*escape\s*=\s*`\s*$/im.test(source.split('\n', 3).join('\n')) ? '`' : '\\';
  const instructions: Instruction[] = [];
  let joined = '';
  let end: string | undefined;
  for (const raw of source.split(/\r?\n/)) {
    const line = raw.trim();
    if (end !== undefined) {
      if (line === end) end = undefined;
      continue;
    }
    if (line.startsWith('#') || (line === '' && joined !== '')) continue;
    if (line.endsWith(escape)) {
      joined += `${line.slice(0, -1).trim()} `;
      continue;
    }
    const [, keyword = '', text = ''] = /^(\w+)(?:\s+(.*))?$/s.exec(joined + line) ?? [];
    joined = '';
    if (keyword === '') continue;
    end = /^(?:RUN|COPY|ADD)$/i.test(keyword) ? /<<-?["']?(\w+)/.exec(text)?.[1] : undefined;
    instructions.push({keyword: keyword.toUpperCase(), text: text.trim()});
  }
  return instructions;
}

/** Whether text looks like a Dockerfile. */
export const isDockerfile = (source: string): boolean =>
  readInstructions(source).some(({keyword}) => keyword === 'FROM');

/** The instructions that apply to the image of the last stage: its own, and those of the stages it's based on. */
function readLastStage(instructions: readonly Instruction[]): readonly Instruction[] {
  const stages: {name: string; base: string; parts: Instruction[]}[] = [];
  for (const part of instructions) {
    if (part.keyword !== 'FROM') {
      stages.at(-1)?.parts.push(part);
      continue;
    }
    const [base = '', , name = ''] = part.text.replace(/^--\S+\s+/, '').split(/\s+/);
    stages.push({base, name: name.toLowerCase(), parts: []});
  }
  const parts: Instruction[] = [];
  for (let at = stages.length - 1; at >= 0;) {
    const stage = stages[at]!;
    parts.unshift(...stage.parts);
    const name = stage.base.toLowerCase();
    at = stages.slice(0, at).findLastIndex((other) => other.name !== '' && other.name === name);
  }
  return parts;
}

/** The words of an instruction in JSON form, otherwise its text. */
function readCommand(text: string): string | readonly string[] {
  try {
    const words: unknown = JSON.parse(text);
    if (Array.isArray(words) && words.every((word) => typeof word === 'string')) return words as string[];
  } catch {
    // The instruction is in shell form.
  }
  return text;
}

const kept: Readonly<Record<string, string>> = {
  CMD: 'The image keeps its command. To replace it, set `machine.command`.',
  ENTRYPOINT: 'The image keeps its entry point.',
  ENV: 'The image keeps its variables. To override one, set it in `machine.env`.',
  STOPSIGNAL: 'The image keeps its stop signal.',
  USER: 'The image keeps its user.',
  WORKDIR: 'The image keeps its working directory.',
};

const dropped: Readonly<Record<string, string>> = {
  ONBUILD: 'It applies to images that are based on this one, not to the app.',
};

function readCheck(text: string, draft: Draft, report: Report): void {
  const options = new Map([...text.matchAll(/--([\w-]+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value]));
  const test = text.replace(/^(?:--\S+\s+)*/, '');
  if (/^NONE\b/i.test(test)) return;
  const check = convertCheck(readCommand(test.replace(/^CMD\s+/i, '')));
  if (!check) return;
  const interval = convertDuration(options.get('interval'), 1000, 300_000);
  const timeout = convertDuration(options.get('timeout'), 100, 60_000);
  const retries = Number(options.get('retries'));
  const startTimeout = convertDuration(options.get('start-period'), 1000, 600_000);
  draft.machine.healthcheck = {
    ...check,
    ...(interval !== undefined && {interval}),
    ...(timeout !== undefined && {timeout}),
    ...(retries >= 1 && retries <= 10 && Number.isInteger(retries) && {retries}),
    ...(startTimeout !== undefined && {startTimeout}),
  };
  report(
    'translated',
    'HEALTHCHECK',
    `It is now \`machine.healthcheck\`${'http' in check ? ', as an HTTP request' : ''}.`,
  );
}

function readMounts(text: string): readonly string[] {
  const words = readCommand(text);
  return (typeof words === 'string' ? words.split(/\s+/) : words).filter((word) => /^\/[^:]/.test(word));
}

/** Creates a manifest for the image of a Dockerfile. Never throws. */
export function importDockerfile(source: string, appName = 'app'): ImportedApp {
  const notes: ImportNote[] = [];
  const report: Report = (kind, part, text) => notes.push({kind, source: part, text});
  const app = makeName(appName, 'app');
  const draft: Draft = {version: 1, app, build: {dockerfile: 'Dockerfile'}, machine: {}};
  report('check', 'app', `The app is named \`${app}\`. Change the name in \`app\` and \`services\`.`);

  const all = readInstructions(source);
  const parts = readLastStage(all);
  for (const {keyword, text} of all) {
    if (keyword === 'ARG' && !text.includes('='))
      report('check', `ARG ${text}`, 'It has no default. If the build needs it, set it in `build.args`.');
  }
  const ports = new Set<number>();
  for (const {keyword, text} of parts) {
    if (keyword === 'EXPOSE') {
      for (const word of text.split(/\s+/)) {
        const [, port, protocol = 'tcp'] = /^(\d{1,5})(?:\/(\w+))?$/.exec(word) ?? [];
        if (port !== undefined && protocol === 'tcp' && Number(port) >= 1 && Number(port) <= 65_535)
          ports.add(Number(port));
        else report('dropped', `EXPOSE ${word}`, 'Only single TCP ports can be listeners.');
      }
    } else if (keyword === 'VOLUME') {
      for (const mount of readMounts(text)) {
        const taken = new Set(draft.volumes?.map(({name}) => name));
        draft.volumes = [...(draft.volumes ?? []), {name: makeName(mount, 'data', taken), size: '10Gi', mount}];
        report(
          'check',
          `VOLUME ${mount}`,
          'It is now a volume of 10Gi. Check its size. An app with a volume has one machine.',
        );
      }
    } else if (keyword === 'HEALTHCHECK') readCheck(text, draft, report);
    else if (Object.hasOwn(dropped, keyword)) report('dropped', keyword, dropped[keyword]!);
  }
  for (const keyword of Object.keys(kept)) {
    if (parts.some((part) => part.keyword === keyword)) report('translated', keyword, kept[keyword]!);
  }
  const list = [...ports].slice(0, limits.listeners.value);
  if (list.length > 0) {
    draft.services = makeServices(app, list, true);
    report('translated', `EXPOSE ${list.join(' ')}`, 'Each port is now a listener in `services`.');
    if (!draft.machine.healthcheck) {
      draft.machine.healthcheck = {tcp: {port: list[0]}};
      report('check', 'HEALTHCHECK', 'There is none, so the health check connects to the first port. Prefer `http`.');
    }
  } else report('check', 'EXPOSE', 'No port is exposed. If the app is a server, add a service with its port.');
  return finishApp(draft, notes);
}
