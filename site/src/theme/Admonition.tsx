// Why: upstream has a component, an icon and styles for each kind. Here, a kind is only a label and an icon.
import {processAdmonitionProps, ThemeClassNames} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import {createLineIcon} from '@site/src/components/icons';
import type {Props} from '@theme/Admonition';
import clsx from 'clsx';

const circle = 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17z';
/** Name, icon, and class of Infima's alerts. */
const note = ['note', createLineIcon('M5 19.5 6 15 16 5l3.5 3.5-10 10zM13.5 7.5 17 11', 20), 'secondary'] as const;
const tip = ['tip', createLineIcon('M9 20.5h6M9.5 17.5v-1.8a6 6 0 1 1 5 0v1.8z', 20), 'success'] as const;
const info = ['info', createLineIcon(`${circle}M12 11v5.5M12 7.7v.1`, 20), 'info'] as const;
const warning = ['warning', createLineIcon('M12 4 2.8 20h18.4zM12 10v4.5M12 17.2v.1', 20), 'warning'] as const;
const danger = ['danger', createLineIcon(`${circle}M12 7.5V13M12 16.3v.1`, 20), 'danger'] as const;

/** Each kind with its default label. The framework doesn't translate the last three either. */
const kinds = {
  note: [...note, translate({id: 'theme.admonition.note', message: 'note'})],
  tip: [...tip, translate({id: 'theme.admonition.tip', message: 'tip'})],
  info: [...info, translate({id: 'theme.admonition.info', message: 'info'})],
  warning: [...warning, translate({id: 'theme.admonition.warning', message: 'warning'})],
  danger: [...danger, translate({id: 'theme.admonition.danger', message: 'danger'})],
  caution: [...warning, translate({id: 'theme.admonition.caution', message: 'caution'})],
  secondary: [...note, 'Secondary'],
  important: [...info, 'Important'],
  success: [...tip, 'Success'],
} as const;

/** An admonition. An unknown kind counts as `info`. */
export default function Admonition(unprocessed: Props) {
  const {type, title, className, children} = processAdmonitionProps(unprocessed);
  const [kind, Icon, alert, label] = kinds[type as keyof typeof kinds] ?? kinds.info;
  const {admonition, admonitionType} = ThemeClassNames.common;
  return (
    <div role="note" className={clsx(admonition, admonitionType(kind), `alert alert--${alert}`, className)}>
      <div className="al-admonition-title">
        <Icon strokeLinecap="round" strokeLinejoin="round" />
        {title ?? label}
      </div>
      {children}
    </div>
  );
}
