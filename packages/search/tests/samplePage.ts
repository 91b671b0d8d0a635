import type {BuiltPage} from '@aloft/content/built-pages';
import {readRecords} from '../src/records';

/** A minimal built page with tabs, code, tables, entries and a collapsed section. */
export const samplePage: BuiltPage = {
  path: '/docs/resources/volumes',
  html: `<!doctype html><html lang="en"><head><title>Volumes | Aloft</title>
<meta name="description" content="Block storage that outlives machines."><meta name="docusaurus_tag" content="docs-default-current"></head>
<body><nav>Menu</nav><main><nav class="theme-doc-breadcrumbs"><ul><li class="breadcrumbs__item"><a href="/"><svg></svg></a></li>
<li class="breadcrumbs__item">Resources</li><li class="breadcrumbs__item">Volumes</li></ul></nav>
<div class="theme-doc-markdown markdown"><header><h1>Volumes</h1></header><p>A volume keeps <code>data</code>.</p>
<h2 id="tasks">Tasks<a class="hash-link" href="#tasks">#</a></h2>
<div class="tabs-container"><ul role="tablist"><li role="tab">Linux</li></ul><div><div role="tabpanel">Shown text.</div><div role="tabpanel" hidden><p>Hidden text.</p></div></div></div>
<h3 id="grow">Grow it</h3><div data-code-block="console"><div><span>Terminal</span><button>Copy</button></div><pre><code><span>$ </span>aloft volume resize data --size 20Gi</code></pre></div>
<details><summary>More</summary><p>Take a snapshot before.</p></details>
<h2 id="fields">Fields</h2><table><tbody><tr><td><a id="field-size"><code>size</code></a></td><td>Size of the volume.</td></tr></tbody></table>
<div data-code-block="yaml"><div><span>aloft.yaml</span></div><pre><code>version: 1</code></pre></div>
<dl><dt><a id="error-full"><code>volume_full</code></a> exit code 5</dt><dd><p>There is no room.</p></dd></dl>
<p>Read on.</p></div></main><footer>Foot</footer></body></html>`,
};

export const sampleRecords = readRecords(samplePage);
