// Why: custom icons, and one class for the kind instead of the framework's alert styles.
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/Admonition/Layout';
import clsx from 'clsx';
import type {ReactNode} from 'react';

const circle = 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17z';
const drawings: Record<string, string> = {
  note: 'M5 19.5 6 15 16 5l3.5 3.5-10 10zM13.5 7.5 17 11',
  tip: 'M9 20.5h6M9.5 17.5v-1.8a6 6 0 1 1 5 0v1.8z',
  info: `${circle}M12 11v5.5M12 7.7v.1`,
  warning: 'M12 4 2.8 20h18.4zM12 10v4.5M12 17.2v.1',
  danger: `${circle}M12 7.5V13M12 16.3v.1`,
};

export default function AdmonitionLayout({type, title, className, children}: Props): ReactNode {
  return (
    <div
      role="note"
      className={clsx(ThemeClassNames.common.admonition, ThemeClassNames.common.admonitionType(type), className)}
    >
      <div className="al-admonition-title">
        <svg
          viewBox="0 0 24 24"
          width="20"
          height="20"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.7"
          aria-hidden="true"
        >
          <path d={drawings[type] ?? drawings.info} strokeLinecap="round" strokeLinejoin="round" />
        </svg>
        {title}
      </div>
      {children}
    </div>
  );
}
