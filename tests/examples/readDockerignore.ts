/** A line of `.dockerignore` as Docker reads it: paths count from the context's root, `**` stands for any folders. */
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

/** Reads `.dockerignore`: tells of a path in the context whether the builder gets to see it. The last line that fits decides. */
export function readDockerignore(text: string): (path: string) => boolean {
  const rules = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => ({keeps: line.startsWith('!'), pattern: toPattern(line.replace(/^!/, ''))}));
  return (path) => rules.filter(({pattern}) => pattern.test(path)).at(-1)?.keeps ?? true;
}
