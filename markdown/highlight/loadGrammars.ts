import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/';
import {grammarComponents} from '../fences/languages';
import {addAstro} from './grammars/addAstro';
import {addInvocation} from './grammars/addInvocation';
import {addSvelte} from './grammars/addSvelte';
import {addVue} from './grammars/addVue';
import {fixNumbers} from './grammars/fixNumbers';

let loaded = false;

/** Prism with the grammars of the site, its own among them. It runs in the build only, never in the browser. */
export function loadGrammars(): typeof Prism {
  if (!loaded) {
    // All at once, because what a grammar includes depends on the components loaded before it. Core ones would warn.
    loadLanguages(grammarComponents.filter((name) => !(name in Prism.languages)));
    fixNumbers(Prism.languages);
    addInvocation(Prism.languages);
    addVue(Prism.languages);
    addSvelte(Prism.languages);
    addAstro(Prism.languages);
    loaded = true;
  }
  return Prism;
}
