import {visit} from 'unist-util-visit';
import {findGuideProblems, type Guide} from '../guides/readGuides';
import type {Page} from '../pages/parsePage';
import type {Problem} from '../problems';
import type {SiteCheck} from './Check';

/** The placeholder that `npm run new:guide` leaves for the author. */
const placeholder = /\bTODO\b/;

/** Reports guides without a page or record, and differences between the two. */
export const checkGuides: SiteCheck = (pages, {guides}) => {
  const problems = findGuideProblems(
    guides,
    pages.map(({file}) => file),
  );
  for (const guide of guides) {
    const page = pages.find(({file}) => file === `docs/${guide.doc}.mdx`);
    if (page) problems.push(...comparePage(page, guide));
  }
  return problems;
};

function comparePage(page: Page, guide: Guide): Problem[] {
  const problems: Problem[] = [];
  const report = (line: number, what: string, how: string) => problems.push({file: page.file, line, what, how});
  const record = `${guide.titlePlace.file}:${guide.titlePlace.line}`;

  const label = page.frontMatter.get('sidebar_label');
  if (label && label.value !== guide.title)
    report(
      label.line,
      `the sidebar_label "${String(label.value)}" isn't the title "${guide.title}" of ${record}`,
      'use the same wording in both',
    );

  for (const element of ['Verification', 'GetSample'])
    if (!namesExample(page, element, guide.example))
      report(
        1,
        `the guide doesn't show its example ${guide.example}`,
        `write <${element} example="${guide.example}" />`,
      );

  for (const [index, line] of page.source.split('\n').entries())
    if (placeholder.test(line)) report(index + 1, 'the guide has a placeholder', 'replace it');
  if (placeholder.test(guide.text))
    problems.push({...guide.titlePlace, what: 'the text of the card is a placeholder', how: 'replace it'});

  const shown = page.fences.filter(({meta}) => meta.example?.path.startsWith(`${guide.example}/`));
  if (!shown.some(({meta}) => meta.language === guide.language))
    report(
      1,
      `the guide shows no ${guide.language} code of examples/${guide.example}, the language of its record`,
      `show some in a block \`\`\`${guide.language} example="${guide.example}/…", or correct the language`,
    );
  return problems;
}

function namesExample(page: Page, element: string, example: string): boolean {
  let isNamed = false;
  visit(page.tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    const {name, attributes} = node as unknown as {name: string | null; attributes: {name?: string; value?: unknown}[]};
    isNamed ||=
      name === element && attributes.some((attribute) => attribute.name === 'example' && attribute.value === example);
  });
  return isNamed;
}
