/** The layers of ARCHITECTURE.md. An import that isn't allowed there is an error. */
const ours = '^(packages|site|docs|scripts|examples)/';

/** A layer may import itself and the layers of `to`, but not others. */
const layer = (name, from, to) => ({
  name,
  severity: 'error',
  comment: `Files of ${from} may import only ${to}. Move the shared part down a layer; see ARCHITECTURE.md.`,
  from: {path: from},
  to: {path: ours, pathNot: to},
});

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    layer('packages-import-packages', '^packages/', '^packages/'),
    {
      name: 'packages-export-their-entries',
      severity: 'error',
      comment: 'Import @aloft/<package>/<entry>, which its package.json exports, and not a file inside of it.',
      // Tests may share another package's stubs and samples.
      from: {path: '^(packages/[^/]+|site|scripts)/', pathNot: '\\.test\\.ts$'},
      to: {path: '^packages/', pathNot: '^$1/', dependencyTypesNot: ['aliased-workspace', 'undetermined']},
    },
    {
      name: 'platform-is-pure',
      severity: 'error',
      comment: 'Facts are pure data and pure functions: no React, no Docusaurus, no file system, no process.',
      from: {path: '^packages/(platform|simulator)/', pathNot: '\\.test\\.ts$'},
      to: {
        path: [
          '^node_modules/(react|react-dom|@docusaurus)/',
          '^(node:)?(fs|child_process|http|https|net|os|process)(/|$)',
        ],
      },
    },
    {
      name: 'plugins-do-not-import-one-another',
      severity: 'error',
      comment: 'A plugin may import packages and `reuse.ts`, never another plugin.',
      // Modules beside the directories aren't matched: `builtPages.ts` calls the steps of several plugins in order.
      from: {path: '^site/plugins/([^/]+)/'},
      to: {path: ours, pathNot: ['^site/plugins/$1/', '^site/plugins/(reuse|writeFiles).ts$', '^packages/']},
    },
    layer('theme-imports-components', '^site/src/theme/', '^(site/src/(theme|components|css)|packages)/'),
    layer('components-import-platform', '^site/src/components/', '^(site/src/components|packages)/'),
    layer('pages-import-src', '^site/src/pages/', '^(site/src|packages)/'),
    layer('config-imports-platform', '^site/config/', '^(site/config|packages)/'),
    layer('scripts-import-below', '^scripts/', '^(scripts|packages|site)/'),
    layer('hosting-imports-platform', '^site/hosting/', '^(site/hosting|packages)/'),
    {
      name: 'nothing-imports-tests',
      severity: 'error',
      comment: 'Only tests import tests.',
      from: {pathNot: '^site/(tests|bench)/'},
      to: {path: '^site/tests/'},
    },
    {
      name: 'no-circular',
      severity: 'error',
      comment: 'Two files that need each other are one file, or have a third below them.',
      from: {},
      to: {circular: true, viaOnly: {dependencyTypesNot: ['type-only']}},
    },
  ],
  options: {
    doNotFollow: {path: 'node_modules'},
    exclude: {
      path: ['^examples/', '^build(\\.next)?/', '^site/\\.docusaurus/', '^\\.cache/', '/tools/[^/]+/node_modules/'],
    },
    tsConfig: {fileName: 'tsconfig.json'},
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {exportsFields: ['exports'], conditionNames: ['import', 'require', 'node', 'default']},
  },
};
