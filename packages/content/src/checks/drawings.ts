import {load} from 'cheerio/slim';
import {visit} from 'unist-util-visit';
import {numberPattern, readNumber} from '../prose/quantities';
import {readAttribute} from '../pages/tree';
import type {Page} from '../pages/parsePage';
import type {CheckContext, PageCheck} from './Check';

/** Reports drawings whose text contradicts their description, their caption, the page, a fact or another drawing. */
export const checkDrawings: PageCheck = (page, context, report) => {
  const drawings = [...(context.drawings ?? [])].map(([name, source]) => ({name, ...readDrawing(source)}));
  visit(page.tree, 'mdxJsxFlowElement', (node) => {
    const name = readAttribute(node, 'src');
    const drawing = drawings.find((each) => node.name === 'Diagram' && each.name === name);
    if (!drawing) return;
    const told = `${drawing.description} ${readAttribute(node, 'caption') ?? ''}`;
    const others = drawings.filter((each) => each !== drawing).map(({texts}) => texts);
    for (const what of findContradictions(told, drawing.texts, page, others, context))
      report(node, `docs/_diagrams/${name}.svg: ${what}`, 'correct the drawing, or what it contradicts');
  });
};

/** Title and description of a drawing, and its texts in order. */
function readDrawing(source: string): {description: string; texts: readonly string[]} {
  const svg = load(source, {xml: true});
  const texts = svg('text').toArray();
  return {
    description: `${svg('title').first().text()} ${svg('desc').first().text()}`,
    texts: texts.map((node) => svg(node).text().trim()),
  };
}

const number = new RegExp(`(?<![\\w.:-])(${numberPattern})(?![\\w:-]|\\.\\d)`, 'gi');
const readNumbers = (text: string) => [...text.matchAll(number)].map(([, word = '']) => readNumber(word));
const hasWord = (text: string, word: string) => new RegExp(`(?<![\\w-])${word}s?(?![\\w-])`).test(text);

function* findContradictions(
  told: string,
  texts: readonly string[],
  page: Page,
  others: readonly (readonly string[])[],
  {facts}: CheckContext,
): Generator<string> {
  const all = texts.join('\n');
  const states = new Set<string>(facts.lifecycles.flatMap((each) => each.states.map((state) => state.name)));
  const prose = page.source.replace(/<Diagram[^>]*>/g, '');
  const code = page.fences.map(({text}) => text).join('\n');

  // States and names come from the description or the page's code, other words also from the page or another drawing.
  for (const word of texts.filter((text) => /^[a-z]+(?:-\d+)?$/.test(text))) {
    const near = states.has(word) || /\d$/.test(word) ? '' : `${others.flat().join(' ')} ${prose}`;
    if (!hasWord(`${told} ${code} ${near}`, word)) yield `it shows "${word}", and its description doesn't`;
  }
  for (const [name] of told.matchAll(/\b[a-z]+-\d+\b/g))
    if (!all.includes(name)) yield `its description says "${name}", and no text does`;

  // Numbers come from there too. Steps and axes are series, and a quota is that of the list of apps.
  const apps = others.flatMap((each) => listApps(each, states));
  const sums = {apps: apps.length, machines: apps.reduce((sum, {machines}) => sum + machines, 0)};
  const known = new Set([...readNumbers(`${told} ${code}`), ...(/\bused\b/.test(all) ? Object.values(sums) : [])]);
  const alone = texts.filter((text) => /^\d+$/.test(text)).map(Number);
  const isSeries = alone.length > 4 && !alone.includes(0);
  if (isSeries && alone.some((_, index) => !alone.includes(index + 1))) yield `its steps are ${alone.join(', ')}`;
  const isAxis = (value: number) => alone.includes(0) && (alone.includes(value / 2) || alone.includes(value * 2));
  for (const value of readNumbers(all))
    if (value > 1 && !known.has(value) && !(isSeries && alone.includes(value)) && !isAxis(value))
      yield `it shows ${value}, which nothing confirms`;
  const shown = new Set([...readNumbers(`${all} ${prose}`), ...countGroups(texts), 0, 1]);
  // What a curve or bar shows isn't text.
  for (const value of readNumbers(told.replace(/\b(?:about|more than|less than|for) \w+/g, '')))
    if (!shown.has(value)) yield `its description says ${value}, and it doesn't show that`;
  for (const {name, state, machines, release} of listApps(texts, states)) {
    const sentence = told.split(/\.\s/).find((each) => hasWord(each, name)) ?? '';
    const numbers = readNumbers(sentence);
    if (!hasWord(sentence, state) || !numbers.includes(release) || (machines > 0 && !numbers.includes(machines)))
      yield `its row of ${name} isn't what its description says`;
  }
  const times = all.match(/\b\d\d:\d\d:\d\d\b/g) ?? [];
  for (const [index, time] of times.entries())
    if (index > 0 && times[index - 1]! > time) yield `${time} is before the time above it`;

  // Limits have their labels.
  for (const [, label = '', used] of all.matchAll(/^(.+)\n([\d.]+)(?: \w+)? used$/gm)) {
    const limit = label.toLowerCase();
    if (!facts.limits.some((each) => each.label.toLowerCase() === limit)) yield `there is no limit on ${limit}`;
    const listed = sums[limit as keyof typeof sums];
    if (listed && Number(used) !== listed) yield `it shows ${used} ${limit}, and another drawing lists ${listed}`;
  }
}

/** Sizes of groups: how many texts, times, names or rows a drawing has. */
function countGroups(texts: readonly string[]): number[] {
  const shapes = [/^\d+$/, /^\d\d:\d\d:\d\d$/, /^[a-z]+-\d+$/, / used$/, /^[A-Z][a-z]+$/, /^[a-z]+$/, /^/];
  return shapes.map((shape) => texts.filter((text) => shape.test(text)).length);
}

/** The rows of a list of apps: name, state, machines and release. */
function listApps(texts: readonly string[], states: ReadonlySet<string>) {
  return texts.flatMap((name, index) => {
    const [state = '', machines = '', release = ''] = texts.slice(index + 1);
    const isRow =
      /^[a-z]+$/.test(name) && !states.has(name) && states.has(state) && /^(?:none|\d+ [a-z]+)$/.test(machines);
    return isRow ? [{name, state, machines: Number.parseInt(machines, 10) || 0, release: Number(release)}] : [];
  });
}
