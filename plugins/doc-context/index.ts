import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * For the build of the pages: nearly ten parts of a page ask which document it is, and each time Docusaurus tries the
 * addresses of all documents one after the other. With many pages that took half of the rendering.
 */
export default function docContext(): Plugin {
  return {
    name: 'doc-context',
    configureWebpack(_config, isServer, {currentBundler}) {
      if (!isServer) return {};
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      const substitute = path.join(__dirname, 'rememberContext.ts');
      return {plugins: [new NormalModuleReplacementPlugin(/^\.\/docsClientUtils$/, substitute)]};
    },
  };
}
