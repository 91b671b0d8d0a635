import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

// Loaders disagree about the default export of an import.
const {default: template} = createRequire(__filename)('@docusaurus/core/lib/ssg/ssgTemplate.html') as {default: string};

const listOfScripts =
  '<script type="application/json" id="page-scripts"><%~ JSON.stringify([...it.scripts.slice(2), ...it.scripts.slice(0, 2)].map((script) => it.baseUrl + script)) %></script>';

/**
 * Docusaurus's template of a built page, except that it lists the scripts as data, which `loadScripts.js` loads after
 * the first paint. The page's own come before the site's two, which then find them loaded. It's on one line because
 * Docusaurus includes the configuration in the browser bundle.
 */
export const pageTemplate = template
  .replace(/<% it\.scripts.*?<% }\); %>/s, '')
  .replace('<%~ it.postBodyTags %>', listOfScripts + '$&')
  .replace(/\n\s*/g, '');

/** Components that all pages of the docs load, or all pages: modules or directories. */
const sharedComponents = ['page-frame', 'CodeBlock', 'page-actions'].join('|');

/**
 * The CSS of other components gets one stylesheet per module or directory, which only their pages load; Docusaurus merges all CSS
 * into one.
 */
const ownSheets = {
  type: 'css/mini-extract',
  test: new RegExp(String.raw`[\\/]src[\\/]components[\\/](?!(${sharedComponents})[\\/.])`),
  name: (module: {identifier(): string}) => {
    const name = /[\\/]components[\\/]([\w-]+)/.exec(module.identifier())![1]!;
    // One for all that the home page shows, because a page with four stylesheets paints later than one with two.
    return name === 'Cards' ? 'home' : name;
  },
  chunks: 'all',
  enforce: true,
  priority: 60,
} as const;

/**
 * One file for what every page of the docs loads, instead of ten: fewer requests, and gzip finds more repetition. The
 * sidebars of frozen versions (`docs-1-0-175.json`) and the code of tabs, which few pages have, aren't part of it.
 */
const docs = {
  name: 'docs',
  test: new RegExp(
    String.raw`[\\/](@docusaurus[\\/](core|theme-classic|theme-common|plugin-content-docs)(?!.*tabsUtils)|@mdx-js|src[\\/](theme|components[\\/](${sharedComponents}))|docusaurus-plugin-content-docs[\\/]default[\\/](p[\\/]docs-[0-9a-f]{3}\.json|__plugin))`,
  ),
  chunks: 'async',
  enforce: true,
  priority: 45,
} as const;

/** Lists each page's files in the page, and loads scripts after the first paint: see README.md. */
export default function pageAssets({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'page-assets',
    configureWebpack(_config, isServer) {
      if (process.env.NODE_ENV !== 'production') return {};
      const registry = path.join(generatedFilesDir, 'registry.js');
      return isServer
        ? {module: {rules: [{test: registry, use: path.join(__dirname, 'nameChunks.cjs')}]}}
        : {optimization: {chunkIds: 'named', splitChunks: {cacheGroups: {ownSheets, docs}}}};
    },
    injectHtmlTags: () =>
      process.env.NODE_ENV === 'production'
        ? {postBodyTags: [{tagName: 'script', innerHTML: readFileSync(path.join(__dirname, 'loadScripts.js'), 'utf8')}]}
        : {},
  };
}
