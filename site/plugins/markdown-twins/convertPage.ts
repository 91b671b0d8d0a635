import type {Cheerio, CheerioAPI} from 'cheerio';
import {type Element as DomElement, isComment, isTag, isText} from 'domhandler';
import type {Element} from 'hast';
import type {Code, Emphasis, PhrasingContent, Root} from 'mdast';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {type BuiltPage, parseBuiltPage, readPageMeta} from '@aloft/content/built-pages';

/** A page as Markdown. */
export type Twin = NonNullable<ReturnType<typeof convertPage>>;

declare module 'mdast' {
  interface EmphasisData {
    /** The drawing that the text describes, as an SVG file. */
    svg?: string;
  }
}

const writer = unified()
  .use(rehypeRemark, {
    handlers: {
      pre: (_state, {properties: {lang, title, text}}: Element): Code => ({
        type: 'code',
        lang: lang ? String(lang) : null,
        meta: title ? `title="${String(title)}"` : null,
        value: String(text),
      }),
      em: (state, node: Element): Emphasis => ({
        type: 'emphasis',
        children: state.all(node) as PhrasingContent[],
        ...(node.properties.svg && {data: {svg: String(node.properties.svg)}}),
      }),
    },
  })
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {bullet: '-', emphasis: '_', rule: '-', resourceLink: true});

/**
 * Converts a built page to Markdown. Undefined for pages that search engines must not list, such as the search page,
 * unless they're documentation.
 *
 * @param origin of the site, without a slash at its end
 */
export function convertPage(built: BuiltPage, origin: string) {
  const {path} = built;
  const page = parseBuiltPage(built);
  const {title, description, trail, isListed} = readPageMeta(built);
  const main = page('main:first');
  const document = main.find('.theme-doc-markdown').first();
  if (!isListed && document.length === 0) return undefined;
  const article = (document.length > 0 ? document : main).clone();
  const [root] = article;
  if (!root) throw new Error(`${path} has no <main> element, so it can't be converted to Markdown.`);
  const url = origin + path;
  prepareContent(page, article, url);
  const tree = writer.runSync({type: 'root', children: [toHast(root)]}) as Root;
  return {
    /** Path of the page's route, with the base URL and without a slash at its end. */
    path,
    url,
    title,
    description,
    /** The page's category in the sidebar. */
    section: trail[0],
    /** Day of the last change, such as `2026-11-20`. Undefined when the build has no git history. */
    date: main.find('time[datetime]').first().attr('datetime')?.slice(0, 10),
    /** The content, beginning with the heading. */
    markdown: writer.stringify(tree),
    /** The same as a tree. */
    tree,
    /** False for an unlisted page of the documentation, which the indexes leave out. */
    isListed,
  };
}

const toHast = ({name, attribs, children}: DomElement): Element => ({
  type: 'element',
  tagName: name,
  properties: attribs,
  children: children.flatMap((child) =>
    isText(child) ? {type: 'text', value: child.data} : isTag(child) ? toHast(child) : [],
  ),
});

const controls = 'button, form, input, label, nav, noscript, script, select, style, template, wbr';
const hidden =
  '[aria-hidden=true], [role=tablist], .hash-link, .theme-doc-toc-mobile, summary:empty, svg:not([role=img])';
/** Elements that CSS separates from the next one although there is no space. */
const apart = 'a, span, strong';

/**
 * Rewrites a page's content into elements that have a Markdown form: removes controls, puts tab panels one after the
 * other below their labels, replaces drawings with their text alternatives, and makes links absolute.
 *
 * @param base URL of the page
 */
function prepareContent($: CheerioAPI, article: Cheerio<DomElement>, base: string): void {
  const all = (selector: string) => article.find(selector).toArray();
  const emphasize = (element: DomElement) => $(element).wrapInner('<strong></strong>');
  const rename = (selector: string, name: string) => all(selector).map((element) => Object.assign(element, {name}));

  for (const pre of all('pre')) replaceCode($, pre);
  article
    .find('*')
    .contents()
    .filter((_, node) => isComment(node))
    .remove();
  article.find(`${controls}, ${hidden}`).remove();
  for (const drawing of all('svg')) replaceDrawing($, drawing);
  for (const panel of all('[role=tabpanel]'))
    $(panel).prepend($('<p>').append($('<strong>').text(`${panel.attribs['data-label']}:`)));
  rename('.theme-admonition', 'blockquote');
  rename('.al-admonition-title, summary', 'p').forEach(emphasize);
  rename('span.ref-label', 'strong');
  rename('small', 'em');
  for (const term of all('dt')) writeDefinition($, term);
  rename('dl', 'ul');
  for (const link of all('a[href]')) {
    const target = new URL(link.attribs.href!, base);
    link.attribs.href = target.href;
    // A definition of the same page, whose anchor doesn't exist in Markdown.
    if (target.href.split('#')[0] === base && link.children.every((child) => isTag(child) && child.name === 'code'))
      $(link).replaceWith(link.children);
  }
  for (const image of all('[src]')) image.attribs.src = new URL(image.attribs.src!, base).href;
  for (const element of all(apart))
    if (element.prev && isTag(element.prev) && $(element.prev).is(apart)) $(element).before(' ');
}

/** Replaces a drawing with its title and description, and attaches it. */
function replaceDrawing($: CheerioAPI, drawing: DomElement): void {
  const svg = $(drawing);
  const parts = [
    ...svg
      .children('title, desc')
      .toArray()
      .map((part) => $(part).text()),
    drawing.attribs['aria-label'],
  ];
  const text = $('<em>').text(`Diagram: ${parts.filter(Boolean).join('. ')}`);
  if (svg.closest('figure').length > 0) {
    svg.find('title, desc').remove();
    const {viewBox} = drawing.attribs;
    svg.attr({width: '100%', height: '100%', role: null, 'aria-labelledby': null});
    const frame = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" class="al-diagram">`;
    text.attr('svg', `${frame}${$.xml(svg)}</svg>`);
  }
  svg.replaceWith($('<p>').append(text));
}

/** A term and its definition as a sentence: `pending` _start_: The app doesn't have a release yet. */
function writeDefinition($: CheerioAPI, term: DomElement): void {
  const details = $(term).nextUntil('dt', 'dd');
  const sentence = $('<p>').append($(term).contents());
  const first = details
    .contents()
    .filter((_, node) => !isText(node) || node.data.trim() !== '')
    .first();
  if (first.is('p')) sentence.append(': ', first.remove().contents());
  $(term).replaceWith($('<li>').append(sentence, details.contents()));
  details.remove();
}

/**
 * Replaces a block of `site/src/components/CodeBlock.tsx` with its language, file name and text. Code has its labels, and
 * is a diff if it shows a change.
 */
function replaceCode($: CheerioAPI, pre: DomElement): void {
  const block = $(pre).closest('[data-code-block]');
  const code = $(pre).find('code');
  const hasChange = code.children('ins, del').length > 0;
  for (const line of code.children().toArray()) {
    const label = line.attribs['data-label'];
    if (label) $(line).text($(line).text().replace(/\n$/, `  ← ${label}\n`));
    if (hasChange) $(line).prepend({ins: '+', del: '-'}[line.name] ?? ' ');
  }
  const name = block.length > 0 ? (pre.attribs['aria-label'] ?? '') : '';
  const attributes = {
    lang: (hasChange ? 'diff' : block.attr('data-code-block')) ?? '',
    title: /^[\w./-]+\.\w+$|^\S*file$/i.test(name) ? name : '',
    text: code.text().replace(/\n$/, ''),
  };
  (block.length > 0 ? block : $(pre)).replaceWith($('<pre>').attr(attributes));
}
