import {visit} from 'unist-util-visit';
import {readBlocks} from '../fences/examples';
import {findGuide, findGuideProblems, type Guide} from '../guides/readGuides';
import {collectLinks, getPagePath} from '../pages/links';
import type {Page} from '../pages/parsePage';
import {isElement, lineOf, readAttribute} from '../pages/tree';
import {collectProblems, type Place, type Problem} from '../problems';
import {collectProse, readText} from '../prose/prose';
import type {SiteCheck} from './Check';
import {findScripts, parseShell} from './syntax';

/** Reports pages with the same title or description. */
export const checkUniqueFrontMatter: SiteCheck = (pages) =>
  ['title', 'description'].flatMap((key) => {
    const texts = pages.flatMap(({file, frontMatter}) => {
      const {value, line = 1} = frontMatter.get(key) ?? {};
      return typeof value === 'string' ? [{file, line, text: value.trim().toLowerCase()}] : [];
    });
    const how = 'write what is specific to this page';
    return findRepeated(texts, how, ({file}) => `the ${key} is the same as that of ${file}`);
  });

const fewestWords = 12;

/** Reports paragraphs that two pages share, because copies diverge. */
export const checkRepeatedParagraphs: SiteCheck = (pages) => {
  const texts = pages.flatMap((page) =>
    collectProse(page).flatMap((node) => {
      const text = node.type === 'paragraph' ? readText(node).toLowerCase().replace(/\s+/g, ' ').trim() : '';
      return text.split(' ').length < fewestWords ? [] : [{file: page.file, line: lineOf(node), text}];
    }),
  );
  const how = 'keep it in one place and link there, or write what is specific to this page';
  return findRepeated(texts, how, ({file, line}) => `the paragraph already occurs at ${file}:${line}`);
};

type Text = Place & {readonly text: string};

/** A problem for each text that an earlier place has too. */
function findRepeated(texts: readonly Text[], how: string, describe: (first: Text) => string): Problem[] {
  const seen = new Map<string, Text>();
  return texts.flatMap((each) => {
    const first = seen.get(each.text);
    if (first) return [{file: each.file, line: each.line, what: describe(first), how}];
    seen.set(each.text, each);
    return [];
  });
}

/** Reports syntax errors in shell scripts, including those in CI files and Dockerfiles. */
export const checkShellSyntax: SiteCheck = async (pages, {readExample}) => {
  const scripts = pages.flatMap((page) =>
    readBlocks(page, readExample)
      .filter(({kind}) => kind !== 'powershell')
      .flatMap(({file, kind, text, lineAt}) => findScripts(kind, text).map((script) => ({file, lineAt, ...script}))),
  );
  const findings = await parseShell(scripts.map(({text}) => text));
  return scripts.flatMap(({file, line, lineAt}, index) => {
    const finding = findings[index];
    const what = `the shell script does not parse (${finding?.what})`;
    return finding ? [{file, line: lineAt(line + finding.line), what, how: 'fix the script'}] : [];
  });
};

/** The placeholder that `npm run new:guide` leaves for the author. */
const placeholder = /\bTODO\b/;

/** Reports guides without a page or record, and differences between the two. */
export const checkGuides: SiteCheck = (pages, {guides}) => {
  const files = pages.map(({file}) => file);
  const differences = pages.flatMap((page) => compareGuide(page, findGuide(guides, page)));
  return [...findGuideProblems(guides, files), ...differences];
};

function compareGuide(page: Page, guide: Guide | undefined): Problem[] {
  if (!guide) return [];
  const {title, titlePlace, text: card, example, language} = guide;
  const ofCard = {...titlePlace, what: 'the text of the card is a placeholder', how: 'replace it'};
  const problems = collectProblems(page.file, (report) => {
    const label = page.frontMatter.get('sidebar_label');
    if (label && label.value !== title) {
      const what = `the sidebar_label "${String(label.value)}" isn't the title "${title}"`;
      report(label.line, `${what} of ${titlePlace.file}:${titlePlace.line}`, 'use the same wording in both');
    }
    const shown = new Set<string>();
    visit(page.tree, (node) => {
      if (isElement(node) && readAttribute(node, 'example') === example) shown.add(node.name ?? '');
    });
    for (const element of ['Verification', 'GetSample'])
      if (!shown.has(element))
        report(1, `the guide doesn't show its example ${example}`, `write <${element} example="${example}" />`);
    for (const [index, line] of page.source.split('\n').entries())
      if (placeholder.test(line)) report(index + 1, 'the guide has a placeholder', 'replace it');
    const what = `the guide shows no ${language} code of examples/${example}, the language of its record`;
    const how = `show some in a block \`\`\`${language} example="${example}/…", or correct the language`;
    const isOwn = (path = '') => path.startsWith(`${example}/`);
    if (!page.fences.some(({meta}) => isOwn(meta.example?.path) && meta.language === language)) report(1, what, how);
  });
  return placeholder.test(card) ? [...problems, ofCard] : problems;
}

// Every page's navbar links to the landing page, and the placeholder isn't linked on purpose.
const exceptions = new Set(['docs/index.mdx', 'docs/placeholder.mdx']);

/** Reports pages that no other page's text links to. */
export const checkOrphans: SiteCheck = (pages) => {
  const links = pages.flatMap((page) => collectLinks(page).map(({target}) => ({target, from: page.file})));
  const how = 'link to it where a reader would want it next';
  // The element links to every guide.
  const hasCards = pages.some(({source}) => /^<GuideCards\b/m.test(source));
  return pages
    .filter(({file}) => !exceptions.has(file) && !(hasCards && file.startsWith('docs/guides-and-samples/')))
    .filter((page) => {
      const targets = [getPagePath(page), page.file];
      return !links.some(({target, from}) => from !== page.file && targets.includes(target));
    })
    .map(({file}) => ({file, line: 1, what: "no other page's text links here", how}));
};
