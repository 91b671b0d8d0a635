import {load, type CheerioAPI} from 'cheerio/slim';

/**
 * Parses the HTML of a built page in a third of the time of a standard parser. The minifier omits end tags; this parser
 * adds all of them except the one before the body of a table.
 */
export const parseBuiltPage = (html: string): CheerioAPI => load(html.replace(/<t(?:body|foot)[\s>]/g, '</thead>$&'));
