import {visit} from 'unist-util-visit';
import {readAttribute} from '../pages/readAttribute';
import type {Problem} from '../problems/Problem';
import type {PageCheck} from './Check';

const filler = /^(?:an? |the )?(?:image|picture|photo|screenshot|diagram|graphic|icon) of\b/i;

/** Reports images without a text alternative. */
export const checkAltText: PageCheck = (page) => {
  const problems: Problem[] = [];
  visit(page.tree, (node) => {
    const text = readAlternative(node as Parameters<typeof readAlternative>[0]);
    if (text === null) return;
    const place = {file: page.file, line: node.position?.start.line ?? 1};
    if (!text?.trim())
      problems.push({...place, what: 'an image has no text alternative', how: 'describe it in the alt text'});
    else if (filler.test(text))
      problems.push({
        ...place,
        what: `the alt text begins with "${filler.exec(text)?.[0]}"`,
        how: 'start with what it shows',
      });
  });
  return problems;
};

/** The text alternative of an image: undefined if it is missing, null if the node isn't an image. */
function readAlternative(node: {type: string; alt?: string | null; name?: string | null}): string | null | undefined {
  if (node.type === 'image' || node.type === 'imageReference') return node.alt ?? undefined;
  if (node.type !== 'mdxJsxTextElement' && node.type !== 'mdxJsxFlowElement') return null;
  const element = node as Parameters<typeof readAttribute>[0];
  if (node.name === 'img') return readAttribute(element, 'alt');
  if (node.name === 'Figure')
    return readAttribute(element, 'alt') ?? readAttribute(element, 'title') ?? readAttribute(element, 'caption');
  return null;
}
