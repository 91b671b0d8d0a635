import {expect, it} from 'vitest';
import {convertPage} from './convertPage';

const page = (content: string, head = '') =>
  `<!doctype html><html lang=en><meta name=description content="About volumes.">${head}<title>Volumes | Aloft</title>` +
  `<body><main><nav class=theme-doc-breadcrumbs><ul><li>Resources<li>Volumes</ul></nav>` +
  `<div class="theme-doc-markdown markdown"><h1>Volumes</h1>${content}</div>` +
  `<time datetime=2026-11-20T10:00:00Z>Nov 20</time></main>`;

const convert = (content: string, head?: string) =>
  convertPage({path: '/docs/volumes', html: page(content, head)}, 'https://docs.example');
const body = (content: string) => convert(content)?.markdown.replace('# Volumes\n\n', '').trimEnd();

it('converts unlisted pages of the documentation, and no others that search engines must not list', () => {
  const robots = '<meta name=robots content=noindex>';
  expect(convert('<p>Text', robots)?.isListed).toBe(false);
  expect(convertPage({path: '/search', html: `${robots}<main><p>Text</main>`}, 'https://docs.example')).toBeUndefined();
});

it('writes a changed block as a diff, and keeps the labels of lines', () => {
  const block = (code: string) => `<div data-code-block=ts><pre aria-label=TypeScript><code>${code}</code></pre></div>`;
  const change = '<span class=line>a\n</span><del class=line>b\n</del><ins class=line>c\n</ins>';
  expect(body(block(change))).toBe('```diff\n a\n-b\n+c\n```');
  expect(body(block('<span class=line data-label=1>a\n</span>'))).toBe('```ts\na  ← 1\n```');
});

it('keeps code as it is, with its language and file name', () => {
  const block = (language: string, name: string, code: string) =>
    `<div data-code-block=${language}><div><span>${name}</span><button>Copy</button></div>` +
    `<pre aria-label="${name}"><code>${code}</code></pre></div>`;
  expect(body(block('yaml', 'aloft.yaml', '<span>app</span>: <span>*hello*</span>\n'))).toBe(
    '```yaml title="aloft.yaml"\napp: *hello*\n```',
  );
  expect(body(block('console', 'Terminal', '<span>$ </span>aloft <b>deploy</b>'))).toBe(
    '```console\n$ aloft deploy\n```',
  );
});

const card = '<svg></svg><a href=/docs/go>Go</a><div><p>A static binary<br><small>4 MiB image</small></p></div>';
const list =
  '<dl><dt><a href=#a id=a><code>pending</code></a> <small>start</small></dt><dd><p>No release yet.</p><ul><li>To ' +
  '<a href=/docs/volumes#b><code>live</code></a></ul></dd><dt>Size</dt><dd>Text</dd></dl>';

it.each([
  [
    'all panels of tabs with their labels',
    '<div><div role=tablist><button role=tab>Linux</button><button role=tab>macOS</button></div><div>' +
      '<div role=tabpanel data-label=Linux><p>One</div><div role=tabpanel data-label=macOS hidden><p>Two</div></div></div>',
    '**Linux:**\n\nOne\n\n**macOS:**\n\nTwo',
  ],
  [
    'admonitions',
    '<div class="theme-admonition" role=note><div class=al-admonition-title><svg></svg>Note</div><p>Text</div>',
    '> **Note**\n>\n> Text',
  ],
  ['details', '<details><summary>More</summary><div><p>Text</div></details>', '**More**\n\nText'],
  [
    'tables',
    '<table><thead><tr><th>Name<th>Size<tbody><tr><td>data<td><code>10Gi</code></table>',
    '| Name | Size |\n| - | - |\n| data | `10Gi` |',
  ],
  [
    'the description of a drawing',
    '<svg role=img><title>States</title><desc>From a to b</desc><path></path></svg>',
    '_Diagram: States. From a to b_',
  ],
  ['no controls', '<h2>Create<a class=hash-link href=#create>​</a></h2><svg></svg><button>Go</button>', '## Create'],
  ['no fields', '<div><label for=a>Filter</label><input id=a></div><p>Text', 'Text'],
  [
    'the description of a card after its link',
    `<ul><li>${card}</li></ul>`,
    '- [Go](https://docs.example/docs/go)\n\n  A static binary\\\n  _4 MiB image_',
  ],
  ['labels in bold', '<p><span class=ref-label>Usage</span> <code>aloft init</code>', '**Usage** `aloft init`'],
  ['definitions as sentences', list, '- `pending` _start_: No release yet.\n\n  - To `live`\n\n- Size\n\n  Text'],
])('writes %s', (_, html, markdown) => expect(body(html)).toBe(markdown));

it('rejects a page without content, and names it', () => {
  expect(() => convertPage({path: '/x', html: '<p>Text'}, 'https://docs.example')).toThrow('/x has no <main>');
});
