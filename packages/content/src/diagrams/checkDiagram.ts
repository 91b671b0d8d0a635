import {load} from 'cheerio/slim';

/** Maximum width in SVG units: 11-unit text stays legible on a screen 360 px wide. */
const maxWidth = 400;

/** Lists the problems of a diagram's SVG source, each as a sentence without a full stop. */
export function checkDiagram(svg: string): string[] {
  const $ = load(svg, {xml: true});
  const root = $.root().children('svg');
  const problems: string[] = [];
  if (root.length !== 1) return ['it is not one svg element'];

  const [title, description] = [root.children('title'), root.children('desc')];
  if (!title.text().trim()) problems.push('it has no title');
  if (!description.text().trim()) problems.push('it has no desc');
  const labels = `${title.attr('id')} ${description.attr('id')}`;
  if (root.attr('role') !== 'img' || root.attr('aria-labelledby') !== labels) {
    problems.push(`its root lacks role="img" or aria-labelledby="${labels}"`);
  }

  const width = Number(root.attr('viewBox')?.split(/[\s,]+/)[2]);
  if (!(width <= maxWidth))
    problems.push(`its viewBox is wider than ${maxWidth} units, so its text is too small on a phone`);

  $('*').each((_, element) => {
    if (!('attribs' in element)) return;
    if (/^(script|style|foreignObject|image|use|a)$/.test(element.tagName))
      problems.push(`it contains the element ${element.tagName}`);
    for (const name of Object.keys(element.attribs)) {
      if (/^on|href$|^style$|^fill$|^stroke$/.test(name))
        problems.push(`${element.tagName} has the attribute ${name}, where a class takes the colors from the tokens`);
    }
  });
  return problems;
}
