import Translate from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import styles from './ShortcutsDialog.module.css';
import {areSingleKeysOn, setSingleKeys} from './singleKeys';

interface Props {
  /** Label of the key that browsers use for their commands. */
  readonly command: string;
}

/** Turns the single-key shortcuts off, for readers whose speech input or hands press keys by accident. */
export default function SingleKeysSetting({command}: Props): ReactNode {
  const [isOn, setOn] = useState(areSingleKeysOn);
  const change = (isChecked: boolean) => {
    setSingleKeys(isChecked);
    setOn(isChecked);
  };
  return (
    <p className={styles.setting}>
      <label>
        <input
          type="checkbox"
          checked={isOn}
          aria-describedby="al-single-keys-hint"
          onChange={({target}) => change(target.checked)}
        />{' '}
        <Translate id="aloft.shortcuts.single">Single-key shortcuts: / and ?</Translate>
      </label>
      <span id="al-single-keys-hint">
        <Translate id="aloft.shortcuts.singleHint" values={{keys: `${command}+K`}}>
          {'Turn them off if speech input or accidental key presses trigger them. {keys} still opens the search.'}
        </Translate>
      </span>
    </p>
  );
}
