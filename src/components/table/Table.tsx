import {translate} from '@docusaurus/Translate';
import type {ComponentProps, ReactNode} from 'react';

/**
 * A table in a focusable box that scrolls horizontally, so that the page doesn't. The element after the table lets the
 * stylesheet detect that all rows have been parsed.
 */
export default function Table(props: ComponentProps<'table'>): ReactNode {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region has to be reachable by keyboard
    <div className="al-table" role="group" aria-label={translate({id: 'aloft.table', message: 'Table'})} tabIndex={0}>
      <table {...props} />
      <wbr hidden />
    </div>
  );
}
