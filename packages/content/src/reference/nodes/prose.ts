import type {Paragraph, PhrasingContent} from 'mdast';

const piece = /`([^`]+)`|\[([^\]]+)\]\(([^)\s]+)\)/g;

/** Parses the text of a fact, which can contain `code` between backticks and [links](/docs), but no other markup. */
export function prose(text: string): PhrasingContent[] {
  const content: PhrasingContent[] = [];
  let end = 0;
  for (const match of text.matchAll(piece)) {
    const [whole, code, label, url] = match;
    if (match.index > end) content.push({type: 'text', value: text.slice(end, match.index)});
    if (code !== undefined) content.push({type: 'inlineCode', value: code});
    else content.push({type: 'link', url: url ?? '', children: prose(label ?? '')});
    end = match.index + whole.length;
  }
  if (end < text.length) content.push({type: 'text', value: text.slice(end)});
  return content;
}

/** The text of a fact as a paragraph. */
export function paragraph(text: string): Paragraph {
  return {type: 'paragraph', children: prose(text)};
}
