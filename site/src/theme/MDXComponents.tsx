// Wraps theme-classic 3.8.1: registers the components that pages can use without importing them.
import MDXComponents from '@theme-original/MDXComponents';
import {CodeBlock} from '@site/src/components/CodeBlock';
import {translate} from '@docusaurus/Translate';
import type {ComponentProps} from 'react';

/**
 * A table in a focusable box that scrolls horizontally, so that the page doesn't. The element after the table lets the
 * stylesheet detect that all rows have been parsed.
 */
function Table(props: ComponentProps<'table'>) {
  return (
    <div className="al-table" role="group" aria-label={translate({message: 'Table'})} tabIndex={0}>
      <table {...props} />
      <wbr hidden />
    </div>
  );
}

export default {
  ...MDXComponents,
  // Upstream takes code with line break opportunities for a block. The build replaces all blocks.
  code: 'code' as const,
  CodeBlock,
  // The theme's animated element doesn't open for find-in-page or without scripts. Elements that pages contain are
  // renamed to `Details`, generated ones aren't.
  details: 'details' as const,
  Details: 'details' as const,
  table: Table,
};
