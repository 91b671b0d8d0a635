import type {Problem} from '../problems/Problem';
import type {SiteCheck} from './Check';

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
