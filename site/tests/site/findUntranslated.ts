import {load} from 'cheerio';
import {brand} from '@aloft/platform/brand';
import {pseudoLocale} from './pseudoLocale';

const attributes = ['alt', 'title', 'aria-label', 'placeholder', 'aria-placeholder', 'aria-description'];

/** Code, data, and text that is marked as English. */
const skipped = `script, style, template, noscript, code, pre, kbd, samp, time, [data-code-block], [translate=no], [lang]:not([lang=${pseudoLocale}])`;

/** Result snippets, which may be code. */
const results = 'main ol > li, [role=option]';

/** The language menu names each language in that language. */
const language = new Intl.DisplayNames(pseudoLocale, {type: 'language'}).of(pseudoLocale);

/**
 * Finds distinct texts of a page with a word without accents. The pseudo-locale accents every letter.
 *
 * @param known texts that may be in English, such as the title of an untranslated page
 */
export function findUntranslated(html: string, known: readonly string[]): readonly string[] {
  const $ = load(html);
  const isEnglish = (link: string) => $(`[id="${link.slice(1)}"]`).closest(`[lang]:not(html)`).length > 0;
  // The table of contents repeats headings of the reference, which are marked.
  for (const link of $('.table-of-contents a').toArray()) if (isEnglish($(link).attr('href') ?? '')) $(link).remove();
  $('html').removeAttr('lang');
  $(`${skipped}, ${results}`).remove();
  const texts = Array.from($('body *').contents(), (node) => (node.type === 'text' ? node.data : ''));
  for (const name of attributes)
    for (const element of $(`body [${name}]`).toArray()) texts.push($(element).attr(name) ?? '');
  for (const element of $('title, meta[name=description], meta[property^="og:"]').toArray())
    if (!/:(image|url|locale)/.test($(element).attr('property') ?? ''))
      texts.push($(element).attr('content') ?? $(element).text());
  const allowed = new Set([...known, brand.name, language, ...known.map((text) => `${text} | ${brand.name}`)]);
  return [...new Set(texts.map((text) => text.trim()))].filter(
    (text) => /[a-z]{2}/i.test(text) && !/\p{L}/u.test(text.replace(/[a-z]/gi, '')) && !allowed.has(text),
  );
}
