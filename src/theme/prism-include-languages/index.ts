// Overrides theme-classic 3.8.1: the browser loads no grammars, code is highlighted in the build.
export default function prismIncludeLanguages(): void {}
