/** What an author may write on a page, and the classes that only the component for it gives. */
const elements: Readonly<Record<string, RegExp>> = {
  admonition: /\btheme-admonition-?|\bal-admonition-title\b/g,
  details: /"(?:details|isBrowser|collapsibleContent)_\w\w"|"alert alert--info"(?=,"details_)/g,
  img: /"img_\w\w"/g,
  // Of lists of tasks.
  input: /"containsTaskList_\w\w"/g,
  Figure: /"(?:figure|caption)_\w\w"/g,
};

/**
 * Takes out of the site's own scripts the classes of elements that no page has. They come back with the first page
 * that has one.
 * @param pages the scripts of the pages, which name the elements that they ask a component for, as `{img:"img",…`
 */
export function dropAbsentElements(scripts: readonly string[], pages: readonly string[]): readonly string[] {
  const absent = Object.keys(elements).filter((element) => {
    const named = new RegExp(`[{,]${element}:`);
    return !pages.some((page) => named.test(page));
  });
  return scripts.map((script) => absent.reduce((rest, element) => rest.replace(elements[element]!, ''), script));
}
