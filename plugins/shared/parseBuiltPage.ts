import {load, type CheerioAPI} from 'cheerio/slim';

const items = 'dd|dt|li|td|th|tr|thead|tbody|tfoot';
const blocks = 'blockquote|details|div|dl|figure|h[1-6]|main|ol|pre|section|table|ul';
const tags = new RegExp(`<(/?)(p|${items}|${blocks})(?=[\\s>])`, 'g');
const isItem = new RegExp(`^(?:${items})$`);

/**
 * Parses the HTML of a built page in a third of the time of a standard parser. The minifier omits end tags; this parser
 * adds all of them except the one of a paragraph before the next item or cell, and the one before the body of a table.
 */
export function parseBuiltPage(html: string): CheerioAPI {
  let isInParagraph = false;
  const complete = html.replace(tags, (tag, slash: string, name: string) => {
    const ends = isInParagraph && slash === '' && isItem.test(name);
    isInParagraph = slash === '' && name === 'p';
    return (ends ? '</p>' : '') + (/^t(?:body|foot)$/.test(name) && slash === '' ? '</thead>' : '') + tag;
  });
  return load(complete);
}
