import type {BuiltPage} from '../shared/BuiltPage';

/** Elements that ask for files or run. Text and attributes of a page hold `&lt;` in the place of their `<`. */
const elements = /<script[\s>][\s\S]*?<\/script>|<link\s(?:[^>"']|"[^"]*"|'[^']*')*>/g;

/**
 * The page without the names of its scripts and stylesheets, which change with any other page.
 * Nothing of them is searched.
 */
export function dropFiles({path, html}: BuiltPage): BuiltPage {
  return {path, html: html.replace(elements, '')};
}
