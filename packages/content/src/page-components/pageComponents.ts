/**
 * Elements whose code and styles are loaded only by the pages that use them: name and module, each in its own
 * directory. Elements that many pages use are registered in `src/theme/MDXComponents`.
 */
export const pageComponents: Readonly<Record<string, string>> = {
  Card: '@site/src/components/cards/Card',
  Cards: '@site/src/components/cards/Cards',
  Diagram: '@site/src/components/diagram/Diagram',
  EnglishNote: '@site/src/components/english-note/EnglishNote',
  Figure: '@site/src/components/figure/Figure',
  GuideCards: '@site/src/components/guide-cards/GuideCards',
  ManifestMap: '@site/src/components/manifest-map/ManifestMap',
  NameChecker: '@site/src/components/name-checker/NameChecker',
  ReferenceTools: '@site/src/components/reference-tools/ReferenceTools',
  Step: '@site/src/components/steps/Step',
  Steps: '@site/src/components/steps/Steps',
  TabItem: '@site/src/components/tabs/TabItem',
  Tabs: '@site/src/components/tabs/Tabs',
  WorkbenchButton: '@site/src/components/workbench-button/WorkbenchButton',
};

/** Components in the content of reference elements. */
export const impliedComponents: Readonly<Record<string, readonly string[]>> = {
  CommandReference: ['ReferenceTools'],
  SchemaReference: ['ManifestMap'],
  SdkTable: ['TabItem', 'Tabs'],
};

const part = (name: string): string => `@site/src/css/parts/${name}.css`;

/**
 * Reference elements whose styles are loaded only by the pages that use them: name and stylesheet. The build turns them
 * into markup, so they don't have code.
 */
export const pageStyles: Readonly<Record<string, string>> = {
  NameRules: part('name-rules'),
  StateDiagram: part('state-diagram'),
};
