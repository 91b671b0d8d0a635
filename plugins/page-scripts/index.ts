import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

const inline = (file: string) => ({tagName: 'script', innerHTML: readFileSync(path.join(__dirname, file), 'utf8')});

/**
 * Lets the built page paint and answer before its scripts come, then asks for all of them at once.
 * `config/pageTemplate.ts` names the scripts in the page; by default two are named, and they ask for the others later.
 */
export default function pageScripts({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'page-scripts',
    configureWebpack(_config, isServer, {currentBundler}) {
      if (!isServer) return {};
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        resolve: {alias: {'page-scripts-registry$': path.join(generatedFilesDir, 'registry.js')}},
        plugins: [
          new NormalModuleReplacementPlugin(/^@generated\/registry$/, path.join(__dirname, 'serverRegistry.ts')),
        ],
      };
    },
    injectHtmlTags: () =>
      process.env.NODE_ENV === 'production' ? {postBodyTags: [inline('loadScripts.js'), inline('answerEarly.js')]} : {},
  };
}
