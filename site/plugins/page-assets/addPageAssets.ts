const scriptList = /(<script type="?application\/json"? id="?page-scripts"?>)(.*?)(<\/script>)/;
const lastStylesheet = /(<link rel="?stylesheet"?[^>]*>)(?!.*<link rel="?stylesheet"?)/s;

/**
 * Adds the files of a page's own chunks to the page: stylesheets after the site's, scripts before the site's, so that
 * the site finds them loaded when it starts.
 *
 * @param html a built page
 * @param files paths below the base URL
 * @throws Error when the page lacks the list of scripts or a stylesheet
 */
export function addPageAssets(html: string, files: readonly string[], baseUrl: string): string {
  const [, , list] = scriptList.exec(html) ?? [];
  if (list === undefined || !lastStylesheet.test(html))
    throw new Error('A page lacks the scripts and stylesheet of pageTemplate.ts: see plugins/page-assets/README.md');
  const own = (ending: string) =>
    files.map((file) => baseUrl + file).filter((file) => file.endsWith(ending) && !html.includes(file));
  const scripts = [...own('.js'), ...(JSON.parse(list) as string[])];
  const links = own('.css').map((href) => `<link rel="stylesheet" href="${href}">`);
  return html
    .replace(scriptList, (_, before: string, _list, after: string) => before + JSON.stringify(scripts) + after)
    .replace(lastStylesheet, (sheet: string) => sheet + links.join(''));
}
