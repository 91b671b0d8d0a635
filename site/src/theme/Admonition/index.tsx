// Why: upstream has a component, an icon and styles for each kind. Here, a kind is only a label for one layout.
import {processAdmonitionProps} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/Admonition';
import AdmonitionLayout from '@theme/Admonition/Layout';
import type {ReactNode} from 'react';

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
  const props = processAdmonitionProps(unprocessed);
  const alias = aliases[props.type];
  const kind = alias?.kind ?? (props.type in labels ? props.type : 'info');
  const label = alias?.label ?? (labels[props.type] ?? labels[kind])?.();
  return <AdmonitionLayout title={label} {...props} type={kind} />;
}
