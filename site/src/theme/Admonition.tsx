// Why: upstream has a component, an icon and styles for each kind. Here, a kind is only a label and an icon.
import {processAdmonitionProps, ThemeClassNames} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import {createLineIcon} from '@site/src/components/icons';
import type {Props} from '@theme/Admonition';
import clsx from 'clsx';
import type {ReactNode} from 'react';

const circle = 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17z';
/** The icon of each kind, and its class of Infima's alerts. */
const kinds: Readonly<Record<string, readonly [Icon: ReturnType<typeof createLineIcon>, alert: string]>> = {
  note: [createLineIcon('M5 19.5 6 15 16 5l3.5 3.5-10 10zM13.5 7.5 17 11', 20), 'secondary'],
  tip: [createLineIcon('M9 20.5h6M9.5 17.5v-1.8a6 6 0 1 1 5 0v1.8z', 20), 'success'],
  info: [createLineIcon(`${circle}M12 11v5.5M12 7.7v.1`, 20), 'info'],
  warning: [createLineIcon('M12 4 2.8 20h18.4zM12 10v4.5M12 17.2v.1', 20), 'warning'],
  danger: [createLineIcon(`${circle}M12 7.5V13M12 16.3v.1`, 20), 'danger'],
};

const description = 'The default label of an admonition of this kind';
const labels: Readonly<Record<string, () => string>> = {
  note: () => translate({id: 'theme.admonition.note', message: 'note', description}),
  tip: () => translate({id: 'theme.admonition.tip', message: 'tip', description}),
  info: () => translate({id: 'theme.admonition.info', message: 'info', description}),
  warning: () => translate({id: 'theme.admonition.warning', message: 'warning', description}),
  danger: () => translate({id: 'theme.admonition.danger', message: 'danger', description}),
  caution: () => translate({id: 'theme.admonition.caution', message: 'caution', description}),
};
/** Aliases of the kinds. The framework doesn't translate the last three either. */
const aliases: Readonly<Record<string, {readonly kind: string; readonly label?: string}>> = {
  caution: {kind: 'warning'},
  secondary: {kind: 'note', label: 'Secondary'},
  important: {kind: 'info', label: 'Important'},
  success: {kind: 'tip', label: 'Success'},
};

/** An admonition. An unknown kind counts as `info`. */
export default function Admonition(unprocessed: Props): ReactNode {
  const {type, title, className, children} = processAdmonitionProps(unprocessed);
  const alias = aliases[type];
  const kind = alias?.kind ?? (type in kinds ? type : 'info');
  const [Icon, alert] = kinds[kind]!;
  const {admonition, admonitionType} = ThemeClassNames.common;
  return (
    <div role="note" className={clsx(admonition, admonitionType(kind), `alert alert--${alert}`, className)}>
      <div className="al-admonition-title">
        <Icon strokeLinecap="round" strokeLinejoin="round" />
        {title ?? alias?.label ?? (labels[type] ?? labels[kind])?.()}
      </div>
      {children}
    </div>
  );
}
