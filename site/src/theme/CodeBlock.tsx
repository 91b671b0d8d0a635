// Overrides theme-classic 3.8.1: code is highlighted in the build, so no highlighter is loaded here.
export {CodeBlock as default} from '@site/src/components/CodeBlock';
