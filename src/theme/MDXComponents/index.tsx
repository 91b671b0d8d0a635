// Wraps theme-classic 3.8.1: registers the components that pages can use without importing them.
import MDXComponents from '@theme-original/MDXComponents';
import {CodeBlock} from '@site/src/components/code-block/CodeBlock';
import {StaticMarkup} from '@site/src/components/static-markup/StaticMarkup';
import Table from '@site/src/components/table/Table';

export default {
  ...MDXComponents,
  CodeBlock,
  StaticMarkup,
  table: Table,
};
