import type {PageCheck} from './Check';

/** Characters that a search result shows of a description. */
const [shortest, longest] = [50, 160] as const;

const required = ['title', 'sidebar_label', 'description'];
/** `scenario` is ours; Docusaurus documents the others. */
const optional = `scenario slug displayed_sidebar sidebar_position sidebar_class_name sidebar_custom_props hide_title
  title_meta hide_table_of_contents toc_min_heading_level toc_max_heading_level pagination_label pagination_next
  pagination_prev keywords image tags draft unlisted custom_edit_url last_update`.split(/\s+/);
const known = [...required, ...optional];
/** Keys of Docusaurus that this site can't support, each with the reason. */
const unsupported = new Map([
  ['id', 'sidebars and checks name a page by its file; rename the file, or write slug: … to change its URL'],
  ['parse_number_prefixes', 'sidebars and checks name a page by its file; leave numbers out of file names'],
  ['mdx', 'the checks read every page as MDX; remove the key'],
]);

/** Reports missing and unknown keys in front matter, and values that the site doesn't have. */
export const checkFrontMatter: PageCheck = (page, {sidebars, facts}, report) => {
  if (!page.isReadable) return; // the parser reports the cause
  for (const [key, {line}] of page.frontMatter) {
    const reason = unsupported.get(key);
    if (reason) report(line, `the front matter has the unsupported key \`${key}\``, reason);
    else if (!known.includes(key))
      report(line, `the front matter has the unknown key \`${key}\``, `known are ${known.join(', ')}`);
  }
  for (const key of required) {
    const {line, value = null} = page.frontMatter.get(key) ?? {};
    if (value !== null && typeof value !== 'string')
      report(line, `the ${key} is not text but ${JSON.stringify(value)}`, `write ${key}: '${String(value)}'`);
    else if (!value?.trim()) report(line, `the front matter has no ${key}`, `write ${key}: …`);
    else if (key === 'description') {
      const {length} = value.trim();
      if (length < shortest || length > longest)
        report(line, `the description has ${length} characters`, `write ${shortest} to ${longest}`);
    }
  }
  checkName('sidebar', 'displayed_sidebar', [...sidebars], ', or null for none');
  checkName('scenario', 'scenario', facts.scenarios);

  function checkName(kind: string, key: string, names: readonly string[], or = '') {
    const entry = page.frontMatter.get(key);
    if (!entry || names.includes(String(entry.value)) || (or && entry.value === null)) return;
    report(entry.line, `there is no ${kind} \`${String(entry.value)}\``, `use one of ${names.join(', ')}${or}`);
  }
};
