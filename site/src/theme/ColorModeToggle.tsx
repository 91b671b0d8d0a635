// Why: upstream disables its button until React has hydrated the page, so that a reader's first click is lost.
import {translate} from '@docusaurus/Translate';
import {createLineIcon} from '@site/src/components/icons';
import styles from '@site/src/components/page-frame/ColorModeToggle.module.css';
import type {Props} from '@theme/ColorModeToggle';
import clsx from 'clsx';

const DarkMode = createLineIcon('M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5Z');
const LightMode = createLineIcon(
  'M12 8a4 4 0 1 0 .01 0ZM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2',
);
const SystemColorMode = createLineIcon('M12 3a9 9 0 1 0 .01 0ZM12 3v18M15 4v16M18 6v12');

const nextOf = {system: 'light', light: 'dark', dark: null} as const;

const names = {
  system: translate({id: 'theme.colorToggle.ariaLabel.mode.system', message: 'system mode'}),
  light: translate({id: 'theme.colorToggle.ariaLabel.mode.light', message: 'light mode'}),
  dark: translate({id: 'theme.colorToggle.ariaLabel.mode.dark', message: 'dark mode'}),
};

/** Cycles through light, dark and, if the site respects it, the system's preference. */
export default function ColorModeToggle({respectPrefersColorScheme, value, onChange, ...props}: Props) {
  const next = respectPrefersColorScheme ? nextOf[value ?? 'system'] : value === 'dark' ? 'light' : 'dark';
  const mode = names[value ?? 'system'];
  return (
    <button
      type="button"
      className={clsx('al-quiet-button', styles.button, props.className, props.buttonClassName)}
      data-color-mode-toggle
      title={mode}
      aria-label={translate(
        {id: 'theme.colorToggle.ariaLabel', message: 'Switch between dark and light mode (currently {mode})'},
        {mode},
      )}
      onClick={() => onChange(next)}
    >
      {/* The root element's `data-theme-choice` selects an icon, also before hydration. */}
      <LightMode className={styles.light} />
      <DarkMode className={styles.dark} />
      <SystemColorMode className={styles.system} />
    </button>
  );
}
