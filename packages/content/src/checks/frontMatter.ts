import type {Problem} from '../problems';
import type {PageCheck, SiteCheck} from './Check';

/** Characters that a search result shows of a description. */
const descriptionLength = {min: 50, max: 160} as const;

const required = ['title', 'sidebar_label', 'description'];
/** `scenario` is ours; Docusaurus documents the others. */
const optional = [
  'scenario',
  'slug',
  'displayed_sidebar',
  'sidebar_position',
  'sidebar_class_name',
  'sidebar_custom_props',
  'hide_title',
  'title_meta',
  'hide_table_of_contents',
  'toc_min_heading_level',
  'toc_max_heading_level',
  'pagination_label',
  'pagination_next',
  'pagination_prev',
  'keywords',
  'image',
  'tags',
  'draft',
  'unlisted',
  'custom_edit_url',
  'last_update',
];
const known = [...required, ...optional];
/** Keys of Docusaurus that this site can't support, each with the reason. */
const unsupported: Readonly<Record<string, string>> = {
  id: 'sidebars and checks name a page by its file; rename the file, or write slug: … to change its URL',
  parse_number_prefixes: 'sidebars and checks name a page by its file; leave numbers out of file names',
  mdx: 'the checks read every page as MDX; remove the key',
};

/** Reports missing and unknown keys in front matter. */
export const checkFrontMatter: PageCheck = (page, {sidebars, facts}, report) => {
  if (!page.isReadable) return; // the parser reports the cause
  for (const [key, {line}] of page.frontMatter) {
    const reason = Object.hasOwn(unsupported, key) ? unsupported[key] : undefined;
    if (reason !== undefined) report(line, `the front matter has the unsupported key \`${key}\``, reason);
    else if (!known.includes(key))
      report(line, `the front matter has the unknown key \`${key}\``, `known are ${known.join(', ')}`);
  }
  for (const key of required) {
    const entry = page.frontMatter.get(key);
    const value = entry?.value;
    if (entry && value !== null && typeof value !== 'string')
      report(entry.line, `the ${key} is not text but ${JSON.stringify(value)}`, `write ${key}: '${String(value)}'`);
    else if (typeof value !== 'string' || !value.trim())
      report(entry?.line, `the front matter has no ${key}`, `write ${key}: …`);
  }
  const description = page.frontMatter.get('description');
  if (typeof description?.value === 'string' && description.value.trim()) {
    const {length} = description.value.trim();
    const {min, max} = descriptionLength;
    if (length < min || length > max)
      report(description.line, `the description has ${length} characters`, `write ${min} to ${max}`);
  }
  const sidebar = page.frontMatter.get('displayed_sidebar');
  if (sidebar && sidebar.value !== null && !sidebars.has(String(sidebar.value))) {
    const how = `use one of ${[...sidebars].join(', ')}, or null for none`;
    report(sidebar.line, `there is no sidebar \`${String(sidebar.value)}\``, how);
  }
  const scenario = page.frontMatter.get('scenario');
  if (scenario && !facts.scenarios.includes(String(scenario.value))) {
    const how = `use one of ${facts.scenarios.join(', ')}`;
    report(scenario.line, `there is no scenario \`${String(scenario.value)}\``, how);
  }
};

/** Reports pages with the same title or description. */
export const checkUniqueFrontMatter: SiteCheck = (pages) => {
  const problems: Problem[] = [];
  for (const key of ['title', 'description']) {
    const seen = new Map<string, string>();
    for (const {file, frontMatter} of pages) {
      const entry = frontMatter.get(key);
      if (typeof entry?.value !== 'string') continue;
      const text = entry.value.trim().toLowerCase();
      const first = seen.get(text);
      if (first)
        problems.push({
          file,
          line: entry.line,
          what: `the ${key} is the same as that of ${first}`,
          how: 'write what is specific to this page',
        });
      else seen.set(text, file);
    }
  }
  return problems;
};
