import Translate, {translate} from '@docusaurus/Translate';
import {useId, useState, type ReactNode} from 'react';
import {describeName, nameKinds} from './nameKinds';
import styles from './NameChecker.module.css';

/** The checker's form. It shows which rule a name breaks as the reader types. */
export default function NameCheckerForm(): ReactNode {
  const id = useId();
  const [name, setName] = useState('');
  const [kind, setKind] = useState(nameKinds[0]?.id ?? '');
  const chosen = nameKinds.find((candidate) => candidate.id === kind);
  const result = chosen && name !== '' ? describeName(name, chosen) : undefined;
  return (
    <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <label className={styles.label} htmlFor={`${id}-kind`}>
        <Translate id="aloft.names.kind">Kind</Translate>
      </label>
      <select
        id={`${id}-kind`}
        className={styles.control}
        value={kind}
        onChange={(event) => setKind(event.target.value)}
      >
        {nameKinds.map((candidate) => (
          <option key={candidate.id} value={candidate.id} lang="en">
            {candidate.label}
          </option>
        ))}
      </select>
      <label className={styles.label} htmlFor={`${id}-name`}>
        <Translate id="aloft.names.name">Name</Translate>
      </label>
      <input
        id={`${id}-name`}
        className={styles.control}
        value={name}
        onChange={(event) => setName(event.target.value)}
        aria-describedby={`${id}-result`}
        aria-invalid={result ? !result.ok : undefined}
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        placeholder={chosen?.example}
      />
      <p id={`${id}-result`} className={styles.result} data-ok={result?.ok} lang={result && 'en'} role="status">
        {result?.text ?? translate({id: 'aloft.names.hint', message: 'Type a name to check it.'})}
      </p>
    </form>
  );
}
