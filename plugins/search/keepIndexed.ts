import type {BuiltPage} from '../shared/BuiltPage';

/** Elements that ask for files or run. Text and attributes of a page hold `&lt;` in the place of their `<`. */
const files = /<script[\s>][\s\S]*?<\/script>|<link\s(?:[^>"']|"[^"]*"|'[^']*')*>/g;
const mainEnd = '</main>';

/**
 * The parts of a page that are searched: its head and its main element, without the names of scripts and stylesheets.
 * The rest changes with other pages, and takes as long to parse.
 */
export function keepIndexed({path, html}: BuiltPage): BuiltPage {
  const body = html.search(/<body[\s>]/);
  const start = html.search(/<main[\s>]/);
  const end = html.lastIndexOf(mainEnd);
  const kept =
    0 < body && body < start && start < end
      ? `${html.slice(0, body)}<body>${html.slice(start, end + mainEnd.length)}`
      : html;
  return {path, html: kept.replace(files, '')};
}
