import path from 'node:path';
import type {Config} from '@docusaurus/types';
import site from '../../docusaurus.config';
import {resolvePaths} from '../site/resolvePaths';

const {plugins = [], ...rest} = resolvePaths(site);

/** The site with pages that fail intentionally. The environment selects the variant. */
const config: Config = {
  ...rest,
  plugins: [
    ...plugins,
    [
      require.resolve('@docusaurus/plugin-content-pages'),
      {id: 'failing', path: path.join(__dirname, 'pages'), routeBasePath: 'failing'},
    ],
  ],
};

export default config;
