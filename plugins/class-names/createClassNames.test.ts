import {expect, it} from 'vitest';
import {createClassNames} from './createClassNames';

const nameClass = createClassNames('/site');
const ending = (name: string) => name.slice(-3);

it('gives all classes of a module one ending of two letters', () => {
  expect(nameClass('/site/src/a.module.css', 'title')).toMatch(/^title_[a-zA-Z\d]{2}$/);
  expect(ending(nameClass('/site/src/a.module.css', 'lead'))).toBe(
    ending(nameClass('/site/src/a.module.css', 'title')),
  );
});

it('tells the same class of two modules apart', () => {
  expect(nameClass('/site/src/b.module.css', 'title')).not.toBe(nameClass('/site/src/a.module.css', 'title'));
});

it('names alike wherever the site and its packages are', () => {
  const elsewhere = createClassNames('C:\\x\\site');
  expect(elsewhere('C:\\x\\site\\src\\a.module.css', 'title')).toBe(nameClass('/site/src/a.module.css', 'title'));
  const theme = 'node_modules/@docusaurus/theme/Tabs/styles.module.css';
  expect(nameClass(`/site/${theme}`, 'tab')).toBe(nameClass(`/${theme}`, 'tab'));
});

it('stops when two modules would share a name', () => {
  const name = createClassNames('/site');
  const clash = () => Array.from({length: 4000}, (_, index) => name(`/site/${index}.module.css`, 'title'));
  expect(clash).toThrow(/^\d+\.module\.css and \d+\.module\.css both name a class title_\w\w: rename \.title in one$/);
});
