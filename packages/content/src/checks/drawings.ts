import {load} from 'cheerio/slim';
import {visit} from 'unist-util-visit';
import {numberPattern, readNumber} from '../prose/quantities';
import {readAttribute} from '../pages/tree';
import type {Page} from '../pages/parsePage';
import type {CheckContext, PageCheck} from './Check';

/** Reports drawings whose text contradicts their description, their caption, the page, a fact or another drawing. */
export const checkDrawings: PageCheck = (page, context, report) => {
  visit(page.tree, 'mdxJsxFlowElement', (node) => {
    if (node.name !== 'Diagram') return;
    const name = readAttribute(node, 'src') ?? '';
    const source = context.readDrawing?.(name);
    if (source === undefined) return;
    const drawing = readDrawing(source);
    const caption = readAttribute(node, 'caption') ?? '';
    const others =
      context.drawings?.filter((each) => each !== name).map((each) => readDrawing(context.readDrawing!(each)!)) ?? [];
    for (const what of checkDrawing(drawing, caption, page, others, context))
      report(node, `docs/_diagrams/${name}.svg: ${what}`, 'correct the drawing, or what it contradicts');
  });
};

interface Drawing {
  /** Title and description. */
  readonly description: string;
  /** Its texts, in order. */
  readonly texts: readonly string[];
}

function readDrawing(source: string): Drawing {
  const svg = load(source, {xml: true});
  const texts = svg('text')
    .toArray()
    .map((node) => svg(node).text().trim());
  return {description: `${svg('title').first().text()} ${svg('desc').first().text()}`, texts};
}

const number = new RegExp(`(?<![\\w.:-])(${numberPattern})(?![\\w:-]|\\.\\d)`, 'gi');
const readNumbers = (text: string) => [...text.matchAll(number)].map(([, word = '']) => readNumber(word));

function checkDrawing(
  {description, texts}: Drawing,
  caption: string,
  page: Page,
  others: readonly Drawing[],
  {facts}: CheckContext,
): string[] {
  const problems: string[] = [];
  const all = texts.join('\n');
  const told = `${description} ${caption}`;
  const states = new Set(facts.lifecycles.flatMap((each) => each.states.map((state) => state.name)));
  const prose = page.source.replace(/<Diagram[^>]*>/g, '');
  const code = page.fences.map(({text}) => text).join('\n');

  // Words and names that the drawing shows are those of its description, and the states the other way round.
  const near = `${told} ${code} ${others.flatMap((each) => each.texts).join(' ')}`;
  for (const word of texts.filter((text) => /^[a-z]+(?:-\d+)?$/.test(text)))
    if (!hasWord(states.has(word) || /-\d$/.test(word) ? `${told} ${code}` : `${near} ${prose}`, word))
      problems.push(`it shows "${word}", and its description doesn't`);
  for (const [word] of told.matchAll(/\b[a-z]+(?:-[a-z]+)*\b/g))
    if (
      word !== 'running' &&
      !/ready|failed|active/.test(word) &&
      states.has(word) &&
      !hasWord(all, word) &&
      !/\bon standby/.test(told)
    )
      problems.push(`its description says "${word}", and no text does`);
  for (const [name] of told.matchAll(/\b[a-z]+-\d+\b/g))
    if (!all.includes(name)) problems.push(`its description says "${name}", and no text does`);

  // Numbers come from the description, the code of the page, or another drawing. Steps and axes are series.
  const apps = others.flatMap((each) => listApps(each.texts, states));
  const sums = [apps.length, apps.reduce((sum, {machines}) => sum + machines, 0)];
  const known = new Set([...readNumbers(told), ...readNumbers(code), ...(/\bused\b/.test(all) ? sums : [])]);
  const alone = texts.filter((text) => /^\d+$/.test(text)).map(Number);
  const isSeries = alone.length > 4 && !alone.includes(0);
  if (isSeries && alone.some((_, index) => !alone.includes(index + 1)))
    problems.push(`its steps are ${alone.join(', ')}`);
  for (const value of readNumbers(all))
    if (value > 1 && !known.has(value) && !(isSeries && alone.includes(value)) && !isAxis(alone, value))
      problems.push(`it shows ${value}, which nothing confirms`);
  const shown = new Set([...readNumbers(all), ...countGroups(texts), 0, 1]);
  // What a curve or bar shows isn't text.
  for (const value of readNumbers(told.replace(/\b(?:about|more than|less than|for) \w+/g, '')))
    if (!shown.has(value) && !readNumbers(prose).includes(value))
      problems.push(`its description says ${value}, and it doesn't show that`);
  for (const {name, state, machines, release} of listApps(texts, states)) {
    const sentence = told.split(/\.\s/).find((each) => hasWord(each, name)) ?? '';
    const numbers = readNumbers(sentence);
    const isTold =
      hasWord(sentence, state) && numbers.includes(release) && (machines === 0 || numbers.includes(machines));
    if (!isTold) problems.push(`its row of ${name} isn't what its description says`);
  }
  for (const [time] of all.matchAll(/\b\d\d:\d\d:\d\d\b/g))
    if (times(all).indexOf(time) > 0 && times(all)[times(all).indexOf(time) - 1]! > time)
      problems.push(`${time} is before the time above it`);

  // Limits have their labels, and a count of apps is that of the list of apps.
  const labels = new Set(facts.limits.map(({label}) => label.toLowerCase()));
  texts.forEach((text, index) => {
    const used = /^([\d.]+)(?: \w+)? used$/.exec(text)?.[1];
    if (used === undefined) return;
    const label = texts[index - 1]?.toLowerCase() ?? '';
    if (!labels.has(label)) problems.push(`there is no limit on ${label}`);
    const listed = label === 'apps' ? sums[0] : label === 'machines' ? sums[1] : undefined;
    if (listed && Number(used) !== listed)
      problems.push(`it shows ${used} ${label}, and another drawing lists ${listed}`);
  });
  return problems;
}

const times = (text: string): readonly string[] => text.match(/\b\d\d:\d\d:\d\d\b/g) ?? [];

/** Whether a number is on an axis that begins with 0, in equal steps. */
function isAxis(values: readonly number[], value: number): boolean {
  return values.includes(0) && (values.includes(value / 2) || values.includes(value * 2));
}

/** Sizes of groups: how many texts, times, names or rows a drawing has. */
function countGroups(texts: readonly string[]): number[] {
  const shapes = [/^\d+$/, /^\d\d:\d\d:\d\d$/, /^[a-z]+-\d+$/, / used$/, /^[A-Z][a-z]+$/, /^[a-z]+$/];
  const counts = shapes.map((shape) => texts.filter((text) => shape.test(text)).length);
  return [...counts, texts.length, new Set(texts.filter((text) => /^[a-z]+-\d+$/.test(text))).size];
}

/** The rows of a list of apps: name, state, machines and release. */
function listApps(texts: readonly string[], states: ReadonlySet<string>) {
  return texts.flatMap((name, index) => {
    const [state = '', machines = '', release = ''] = texts.slice(index + 1);
    if (!/^[a-z]+$/.test(name) || states.has(name) || !states.has(state) || !/^(?:none|\d+ [a-z]+)$/.test(machines))
      return [];
    return [{name, state, machines: Number.parseInt(machines, 10) || 0, release: Number(release)}];
  });
}

function hasWord(text: string, word: string): boolean {
  return new RegExp(`(?<![\\w-])${word}s?(?![\\w-])`).test(text);
}
