import {translate} from '@docusaurus/Translate';
import type {ColorMode} from '@docusaurus/theme-common';
import type {Props} from '@theme/ColorModeToggle';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import IconSystemColorMode from '@theme/Icon/SystemColorMode';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './ColorModeToggle.module.css';

const nextOf = {system: 'light', light: 'dark', dark: null} as const;

const describe = (mode: ColorMode | null): string =>
  ({
    system: () => translate({id: 'theme.colorToggle.ariaLabel.mode.system', message: 'system mode'}),
    light: () => translate({id: 'theme.colorToggle.ariaLabel.mode.light', message: 'light mode'}),
    dark: () => translate({id: 'theme.colorToggle.ariaLabel.mode.dark', message: 'dark mode'}),
  })[mode ?? 'system']();

/** Cycles through light, dark and, if the site respects it, the system's preference. */
export default function ColorModeToggle({
  className,
  buttonClassName,
  respectPrefersColorScheme,
  value,
  onChange,
}: Props): ReactNode {
  const next = respectPrefersColorScheme ? nextOf[value ?? 'system'] : value === 'dark' ? 'light' : 'dark';
  const label = translate(
    {id: 'theme.colorToggle.ariaLabel', message: 'Switch between dark and light mode (currently {mode})'},
    {mode: describe(value)},
  );
  return (
    <div className={clsx(styles.toggle, className)}>
      <button
        type="button"
        className={clsx('clean-btn', styles.button, buttonClassName)}
        data-color-mode-toggle
        title={describe(value)}
        aria-label={label}
        onClick={() => onChange(next)}
      >
        {/* The root element's `data-theme-choice` selects an icon, also before hydration. */}
        <IconLightMode aria-hidden className={styles.light} />
        <IconDarkMode aria-hidden className={styles.dark} />
        <IconSystemColorMode aria-hidden className={styles.system} />
      </button>
    </div>
  );
}
