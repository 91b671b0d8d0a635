import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/';
import {addAstro} from './grammars/addAstro';
import {addInvocation} from './grammars/addInvocation';
import {addSvelte} from './grammars/addSvelte';
import {addVue} from './grammars/addVue';

// Prism writes a warning for names that it has already loaded; those of its core are left out.
const components = [
  'apacheconf',
  'bash',
  'c',
  'csv',
  'diff',
  'docker',
  'erb',
  'go',
  'go-module',
  'gradle',
  'hcl',
  'http',
  'ignore',
  'ini',
  'java',
  'json',
  'jsx',
  'kotlin',
  'lua',
  'makefile',
  'markdown',
  'nginx',
  'php',
  'powershell',
  'promql',
  'properties',
  'python',
  'regex',
  'ruby',
  'rust',
  'sql',
  'systemd',
  'toml',
  'tsx',
  'typescript',
  'yaml',
];

let loaded = false;

/** Prism with the grammars of the site, its own among them. It runs in the build only, never in the browser. */
export function loadGrammars(): typeof Prism {
  if (!loaded) {
    loadLanguages(components);
    addInvocation(Prism.languages);
    addVue(Prism.languages);
    addSvelte(Prism.languages);
    addAstro(Prism.languages);
    loaded = true;
  }
  return Prism;
}
