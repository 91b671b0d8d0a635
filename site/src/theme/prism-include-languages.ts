// Overrides theme-classic 3.8.1: code is highlighted in the build, so the browser doesn't load grammars.
export default function prismIncludeLanguages(): void {}
