// Why: upstream's button doesn't report whether the table of contents is open, nor name the current section.
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/TOCCollapsible/CollapseButton';
import clsx from 'clsx';

export default function TOCCollapseButton({collapsed, className, ...props}: Props) {
  return (
    <button type="button" aria-expanded={!collapsed} {...props} className={clsx('clean-btn al-toc-button', className)}>
      {translate({id: 'theme.TOCCollapsible.toggleButtonLabel', message: 'On this page'})}
      {/* `tocClientModule` writes the section's title. */}
      <span className="al-toc-current" />
    </button>
  );
}
