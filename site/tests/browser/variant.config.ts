import path from 'node:path';
import type {Config} from '@docusaurus/types';
import type {Root} from 'mdast';
import site from '../../docusaurus.config';

type Plugin = NonNullable<Config['plugins']>[number];

/** Adds a sentence to each page, so that the names of its files differ from those of the site's own build. */
const addSentence = () => (tree: Root) => {
  tree.children.push({type: 'paragraph', children: [{type: 'text', value: 'From the other build.'}]});
};

/** Adds the transform to the options of the docs plugin. */
const change = (plugin: Plugin): Plugin => {
  if (!Array.isArray(plugin) || !String(plugin[0]).includes('plugin-content-docs')) return plugin;
  const [name, options] = plugin as [string, {readonly beforeDefaultRemarkPlugins?: readonly unknown[]}];
  return [name, {...options, beforeDefaultRemarkPlugins: [...(options.beforeDefaultRemarkPlugins ?? []), addSentence]}];
};

/** The site with pages that fail intentionally. The environment selects the variant. */
const config: Config = {
  ...site,
  // Docusaurus resolves paths relative to the file of the configuration.
  clientModules: site.clientModules!.map((file) => path.resolve('site', file!)),
  plugins: [
    ...site.plugins!.map(change),
    [
      require.resolve('@docusaurus/plugin-content-pages'),
      {id: 'failing', path: path.join(__dirname, 'pages'), routeBasePath: 'failing'},
    ],
  ],
};

export default config;
