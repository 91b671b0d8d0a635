import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {memo, type ReactNode} from 'react';
import {OnDemandButton} from '@site/src/components/OnDemandButton';
import styles from './CodeBlock.module.css';

/** A code block. The build creates one for every fenced block; React pages pass `children`. */
export interface CodeBlockProps {
  /** Finished HTML, which only the build's highlighter creates. */
  readonly markup?: string;
  /** Plain text, shown as it is. For blocks without `markup`. */
  readonly children?: ReactNode;
  /** Language of the block, as in the fence. */
  readonly language?: string;
  /** Display name of the language. */
  readonly label?: string;
  /** Title, usually a file name. Replaces the language label. */
  readonly title?: string;
  /** Whether each line is numbered. */
  readonly numbers?: boolean;
  /** For transcripts that the terminal can run: index among the page's transcripts, from 0. */
  readonly run?: string;
  /** Whether it has CLI commands that can be explained. */
  readonly explain?: boolean;
  /** Whether it's a manifest of the current docs, which the workbench can edit. */
  readonly edit?: boolean;
  /** Whether long lines wrap instead of scrolling. */
  readonly wrap?: boolean;
}

const loadRun = () => import(/* webpackChunkName: "open-terminal" */ './live-terminal/LiveTerminal');
const loadExplain = () => import(/* webpackChunkName: "open-explainer" */ './explain-command/ExplainDialog');
const loadEdit = () => import(/* webpackChunkName: "open-workbench" */ './manifest-workbench/Workbench');
const loadMenu = () => import(/* webpackChunkName: "code-menu" */ './codeMenu');

/**
 * Code with a title and a copy button. A script of `site/plugins/pre-hydration` handles the button before and after
 * hydration, and may have changed its text by then. Another render would replace the code, and lose the selection in it.
 */
export const CodeBlock = memo(function CodeBlock({
  markup,
  children,
  language,
  label = translate({message: 'Code'}),
  title,
  numbers,
  run,
  explain,
  edit,
  wrap,
}: CodeBlockProps) {
  const name = title ?? label;
  const code = {className: clsx(styles.code, numbers && styles.numbers)};
  const text = markup ?? (typeof children === 'string' ? children : '\n');
  const isShort = title === undefined && !text.trimEnd().includes('\n');
  const actions = [
    run && {
      className: clsx(styles.copy, styles.run, 'al-primary'),
      'aria-label': translate({message: 'Run {name}'}, {name}),
      value: run,
      load: loadRun,
      children: translate({message: 'Run'}),
    },
    explain && {
      'aria-label': translate({message: 'Explain {name}'}, {name}),
      // Marks a block whose words are explained.
      name: 'explain',
      load: loadExplain,
      children: translate({message: 'Explain'}),
    },
    edit && {
      'aria-label': translate({message: 'Edit {name}'}, {name}),
      name: 'edit',
      load: loadEdit,
      children: translate({message: 'Edit'}),
    },
  ];
  return (
    <div
      className={clsx(styles.block, wrap && styles.wrap, isShort && styles.short)}
      data-code-block={language ?? 'text'}
    >
      <div className={styles.bar}>
        <span className={clsx(styles.name, title && styles.file)}>{name}</span>
        {actions.map((action, index) => action && <OnDemandButton key={index} className={styles.copy} {...action} />)}
        <button
          type="button"
          className={styles.copy}
          data-copy-code
          aria-label={translate({message: 'Copy {name}'}, {name})}
          suppressHydrationWarning
        >
          {translate({message: 'Copy'})}
        </button>
        {!isShort && (
          <OnDemandButton
            className={styles.copy}
            aria-label={translate({message: 'More actions for {name}'}, {name})}
            load={loadMenu}
          >
            ⋯
          </OnDemandButton>
        )}
      </div>
      <pre className={styles.pre} tabIndex={0} role="group" aria-label={name}>
        {markup === undefined ? (
          <code {...code}>{children}</code>
        ) : (
          <code {...code} dangerouslySetInnerHTML={{__html: markup}} />
        )}
      </pre>
    </div>
  );
});
