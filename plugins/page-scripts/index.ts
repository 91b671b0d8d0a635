import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compiler} from '../shared/Compiler';
import {announceFinishedFiles} from '../shared/finishedFiles';
import {createScriptHolder} from './createScriptHolder';
import {inlineSheets} from './inlineSheets';
import {leaveOutScripts, type ScriptMark} from './leaveOutScripts';

const inline = (...files: readonly string[]) => ({
  tagName: 'script',
  innerHTML: files.map((file) => readFileSync(path.join(__dirname, file), 'utf8')).join(''),
});

/** A script that `leaveOutScripts` leaves in the pages that need it. */
const marked = (mark: ScriptMark, file: string) => ({...inline(file), attributes: {[mark]: true}});

/**
 * Chromium then compiles the file's functions beside the page, while it loads, and not one by one while it runs: its
 * first run takes two thirds of the time. Other browsers read a comment.
 */
const compileHint = '//# allFunctionsCalledOnLoad\n';
/** The files whose functions mostly run at once: of every page of the docs, and of the search dialog with its engine. */
const hinted = /(^|[\\/])(main|docs|[\w-]+_docsearch_\w+|src_components_search_(dialog|embedded)_\w+)\.\w+\.js$/;

const hintPlugin = {
  apply(compiler: Compiler) {
    const {Compilation, sources} = compiler.webpack;
    compiler.hooks.compilation.tap('page-scripts', (compilation) => {
      // After the minimizers, which drop comments.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({name: 'page-scripts', stage}, (assets) => {
        for (const file of Object.keys(assets).filter((name) => hinted.test(name)))
          compilation.updateAsset(file, new sources.RawSource(compileHint + assets[file]!.source().toString()));
      });
    });
  },
};

/** Tells of scripts, styles and other assets as soon as they are written: they are ready before the pages are. */
const announcePlugin = {
  apply(compiler: Compiler) {
    compiler.hooks.afterEmit.tap('page-scripts', ({assets}) => {
      const files = Object.keys(assets).filter((name) => name.startsWith('assets/'));
      announceFinishedFiles(files.map((name) => path.join(compiler.outputPath, name)));
    });
  },
};

/**
 * Lets the built page paint and answer before its scripts come, then asks for all of them at once.
 * `config/pageTemplate.ts` names the scripts in the page; by default two are named, and they ask for the others later.
 */
export default function pageScripts({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'page-scripts',
    configureWebpack(_config, isServer, {currentBundler}) {
      if (!isServer && process.env.NODE_ENV !== 'production') return {};
      if (!isServer)
        return {plugins: [hintPlugin, announcePlugin]} as unknown as ReturnType<
          NonNullable<Plugin['configureWebpack']>
        >;
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        resolve: {alias: {'page-scripts-registry$': path.join(generatedFilesDir, 'registry.js')}},
        plugins: [
          new NormalModuleReplacementPlugin(/^@generated\/registry$/, path.join(__dirname, 'serverRegistry.ts')),
        ],
      };
    },
    getClientModules: () => (process.env.NODE_ENV === 'production' ? [] : [path.join(__dirname, 'answerCopy.js')]),
    injectHtmlTags: () =>
      process.env.NODE_ENV === 'production'
        ? {
            preBodyTags: [
              marked('data-tabs', 'showTabEarly.js'),
              inline('answerCopy.js', 'showMenuEarly.js', 'showSearchEarly.js', 'answerEarly.js'),
            ],
            postBodyTags: [marked('data-banner', 'showBanner.js'), inline('loadScripts.js')],
          }
        : {},
    postBuild({outDir}) {
      const files = readdirSync(outDir, {recursive: true, encoding: 'utf8'});
      const pages = files.filter((file) => file.endsWith('.html')).map((file) => path.join(outDir, file));
      const {hold, written} = createScriptHolder(outDir);
      for (const page of pages) {
        const html = leaveOutScripts(inlineSheets(outDir, readFileSync(page, 'utf8')));
        writeFileSync(page, hold(page, html));
      }
      announceFinishedFiles([...written(), ...pages]);
    },
  };
}
