import {translate} from '@docusaurus/Translate';
import type {ComponentProps, ReactNode} from 'react';

/**
 * A table in a box of its own that scrolls sideways and can be focused for that. The page never scrolls sideways. What
 * stands after the table tells the stylesheet that all its rows have come.
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
