// Why: upstream's button doesn't report whether the table of contents is open.
import CollapseButton from '@theme-original/TOCCollapsible/CollapseButton';
import type {Props} from '@theme/TOCCollapsible/CollapseButton';
import type {ReactNode} from 'react';

export default function TOCCollapseButton(props: Props): ReactNode {
  return <CollapseButton aria-expanded={!props.collapsed} {...props} />;
}
