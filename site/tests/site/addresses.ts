// cspell:ignore fpackage cpackage Fglossary
/** Requests with the expected response of both servers: path, status, and location of a redirect. */
export const addresses: [path: string, status: number, location?: string][] = [
  ['/', 200],
  ['/docs', 200],
  ['/docs/', 200],
  ['/docs/glossary', 200],
  ['/docs/glossary/', 200],
  ['/index', 301, '/'],
  ['/index.html', 301, '/'],
  ['/docs/index', 301, '/docs'],
  ['/docs/index.html', 301, '/docs'],
  ['/docs/sdks/index', 301, '/docs/sdks'],
  ['/docs/glossary.html?q=1', 301, '/docs/glossary?q=1'],
  ['/docs/glossary/index.html', 301, '/docs/glossary'],
  ['/docs/glossary/index.html/', 301, '/docs/glossary'],
  ['//elsewhere.example/index.html', 301, '/elsewhere.example'],
  ['/docs/Glossary', 404],
  ['/docs/advanced', 404],
  ['/nope', 404],
  ['/404', 404],
  // Malformed, or with characters that don't occur in file names.
  ['/docs/glossary%', 404],
  ['/docs/glossary%25', 404],
  ['/%E0%A4%A', 404],
  ['/%zz', 404],
  ['/docs/glossary%00', 404],
  ['/%00', 404],
  ['/docs/glossary%00.html', 404],
  ['/docs/glossary%zz.html', 404],
  ['/docs/glossary%0d%0aX-Injected:%201', 404],
  ['/docs/glossary%0d%0aX-Injected:%201.html', 301, '/docs/glossary%0d%0aX-Injected:%201'],
  ['/docs/glossary?%', 200],
  ['/docs/glossary?%00', 200],
  // Dot segments.
  ['/docs/%2e%2e/docs/glossary', 200],
  ['/docs/./glossary', 200],
  ['/docs/%2E/glossary', 200],
  ['/docs/%2e%2e/package.json', 404],
  ['/docs/../../package.json', 404],
  ['/%2e%2e/package.json', 404],
  ['/..%2fpackage.json', 404],
  ['/docs/..%2f..%2fpackage.json', 404],
  ['/..%5cpackage.json', 404],
  ['/....//package.json', 301, '/..../package.json'],
  ['/docs%2Fglossary', 404],
  // Backslashes, which browsers read as slashes.
  ['/\\elsewhere.example/x.html', 404],
  ['/\\elsewhere.example//x', 404],
  ['/docs//\\elsewhere.example', 404],
  ['/docs//glossary?q=\\', 301, '/docs/glossary?q=\\'],
  // Repeated slashes.
  ['//docs/glossary', 301, '/docs/glossary'],
  ['/docs//glossary', 301, '/docs/glossary'],
  ['/docs//glossary?q=a//b', 301, '/docs/glossary?q=a//b'],
  ['/docs/glossary//', 301, '/docs/glossary/'],
  ['/docs/sdks/?q=//', 200],
];

/** Methods that both servers deny for every path, also for one that doesn't exist or would be redirected. */
export const deniedMethods = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].flatMap((method) =>
  ['/', '/docs/glossary', '/robots.txt', '/docs/index.html', '/nope'].map((route) => [method, route] as const),
);

/** Files for agents that accept Markdown: path, status, content type and a part of the content. */
export const agentFiles = [
  ['/nope', 404, 'text/markdown', 'hint: find the page in [llms.txt]'],
  ['/docs/nope.md', 404, 'text/markdown', 'hint: find the page in [llms.txt]'],
  ['/sitemap.md', 200, 'text/markdown', '## Resources'],
  ['/.well-known/llms.txt', 200, 'text/plain', '## Resources'],
  ['/.well-known/api-catalog', 200, 'application/linkset+json', '"service-desc"'],
  ['/.well-known/agent-skills/index.json', 200, 'application/json', '"digest":"sha256:'],
  ['/.well-known/agent-skills/aloft/SKILL.md', 200, 'text/markdown', 'name: aloft'],
  ['/aloft.epub', 200, 'application/epub+zip', 'application/epub+zip'],
  ['/robots.txt', 200, 'text/plain', 'Content-Signal: search=yes'],
] as const;
