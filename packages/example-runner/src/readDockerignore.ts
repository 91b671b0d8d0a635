/** Converts a line of `.dockerignore`: paths start at the context's root, and `**` matches any directories. */
function toPattern(line: string): RegExp {
  const path = line.replace(/^\/+|\/+$/g, '');
  const body = path.replace(/\*\*\/|\*\*|\*|\?|[^*?]/g, (part) => {
    if (part === '**/') return '(?:.*/)?';
    if (part === '**') return '.*';
    if (part === '*') return '[^/]*';
    return part === '?' ? '[^/]' : part.replace(/[.+^${}()|[\]\\]/, '\\$&');
  });
  return new RegExp(`^${body}(?:/.*)?$`);
}

/**
 * Parses `.dockerignore`. The returned function reports whether a path is part of the build context; the last matching
 * line takes precedence.
 */
export function readDockerignore(text: string): (path: string) => boolean {
  const rules = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => ({keeps: line.startsWith('!'), pattern: toPattern(line.replace(/^!/, ''))}));
  return (path) => rules.filter(({pattern}) => pattern.test(path)).at(-1)?.keeps ?? true;
}
