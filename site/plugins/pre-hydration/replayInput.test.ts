import {readFileSync} from 'node:fs';
import path from 'node:path';
import {compileFunction} from 'node:vm';
import {expect, it} from 'vitest';

const source = readFileSync(path.join(__dirname, 'replayInput.js'), 'utf8');
const globals = ['document', 'window', 'localStorage', 'matchMedia', 'addEventListener', 'MutationObserver', 'Element'];
const script = compileFunction(source, globals);

/** The color modes after each of three clicks on the toggle before hydration. */
function clickToggle(respectsSystem: boolean): readonly unknown[] {
  class Element {
    closest = () => this;
    matches = (selector: string) => selector === '[data-color-mode-toggle]';
  }
  const dataset: Record<string, string> = {themeChoice: 'light'};
  const currentScript = {dataset: {themeKey: 'theme', respectsSystem: String(respectsSystem)}};
  const listeners: Record<string, (event: unknown) => void> = {};
  const ignore = () => undefined;
  script(
    {documentElement: {dataset}, currentScript},
    {},
    {getItem: () => null, setItem: ignore, removeItem: ignore},
    () => ({matches: true, addEventListener: ignore}),
    (name: string, listener: () => void) => (listeners[name] = listener),
    class {
      observe = ignore;
    },
    Element,
  );
  return [1, 2, 3].map(() => {
    listeners.click?.({isTrusted: true, target: new Element()});
    return [dataset.themeChoice, dataset.theme];
  });
}

it('switches between light and dark, and to the system only if the site respects it', () => {
  const dark = ['dark', 'dark'];
  const light = ['light', 'light'];
  expect(clickToggle(false)).toEqual([dark, light, dark]);
  expect(clickToggle(true)).toEqual([dark, ['system', 'dark'], light]);
});
