import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/';
import {grammarComponents} from '../fences/languages';
import {addAstro} from './grammars/addAstro';
import {addInvocation} from './grammars/addInvocation';
import {addSvelte} from './grammars/addSvelte';
import {addVue} from './grammars/addVue';
import {fixNumbers} from './grammars/fixNumbers';

let loaded = false;

/** Prism with all grammars that the site uses, including its own. Prism runs only in the build, not in the browser. */
export function loadGrammars(): typeof Prism {
  if (!loaded) {
    // All at once, because a grammar includes components that were loaded before it. Core ones would log a warning.
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
