const text =
  'JSXElement:not([openingElement.name.name=/^(Translate|kbd)$/]) > JSXText[value=/(?<!&[A-Za-z]*)[A-Za-z]{2}/]';
const attribute = 'JSXAttribute[name.name=/^(alt|aria-label|label|placeholder|title)$/] > Literal';

/** Reports texts that can't be translated. tests/site/locales.test.ts finds what these patterns miss. */
export default {
  meta: {name: 'untranslated'},
  rules: {
    text: {
      create: ({report}) => ({
        [text]: (node) => report({node, message: 'Readers see this text: put it into <Translate> or translate().'}),
        [attribute]: (node) => report({node, message: 'Readers see this text: use translate({message}).'}),
      }),
    },
  },
};
