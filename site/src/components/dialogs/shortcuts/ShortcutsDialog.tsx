import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import {Fragment, type ReactNode, type Ref} from 'react';
import {createOpener} from '../createOpener';
import Dialog, {dialogBody, type DialogHandle} from '../Dialog';
import {listShortcuts} from './listShortcuts';
import styles from './ShortcutsDialog.module.css';
import SingleKeysSetting from './SingleKeysSetting';

const command = /^(?:Mac|iP)/.test(navigator.platform) ? '⌘' : 'Ctrl';

/** All keys of the site, and a setting for those without Ctrl or Cmd. */
function ShortcutsDialog({ref}: {readonly ref: Ref<DialogHandle>}): ReactNode {
  return (
    <Dialog
      ref={ref}
      titleId="al-shortcuts-title"
      title={<Translate id="aloft.shortcuts.title">Keyboard shortcuts</Translate>}
    >
      {/* A region that scrolls must be reachable by keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={clsx(dialogBody, styles.body)} tabIndex={0} role="group" aria-labelledby="al-shortcuts-title">
        {listShortcuts(command).map(({title, shortcuts}) => (
          <section key={title} className={styles.group}>
            <h3>{title}</h3>
            <dl>
              {shortcuts.map(({keys, effect}) => (
                <div key={effect} className={styles.row}>
                  <dt>
                    {keys.map((combination, index) => (
                      <Fragment key={combination.join(' ')}>
                        {index > 0 && (
                          <>
                            {' '}
                            <Translate id="aloft.shortcuts.or">or</Translate>{' '}
                          </>
                        )}
                        {combination.map((key, position) => (
                          <Fragment key={key}>
                            {position > 0 && '+'}
                            <kbd>{key}</kbd>
                          </Fragment>
                        ))}
                      </Fragment>
                    ))}
                  </dt>
                  <dd>{effect}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <SingleKeysSetting command={command} />
      </div>
    </Dialog>
  );
}

const findDialog = createOpener(ShortcutsDialog);

/** Opens the list of keys. */
export async function openShortcuts(): Promise<void> {
  (await findDialog()).open();
}
