import Translate, {translate} from '@docusaurus/Translate';
import {useEffect, useId, useRef, useState} from 'react';
import {describeName, nameKinds} from './nameKinds';
import styles from './NameChecker.module.css';

/** A form that shows which rule a name breaks as the reader types. */
export function NameChecker() {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [{kind, name}, setInput] = useState({kind: 'App', name: ''});
  const read = () => setInput(Object.fromEntries(new FormData(form.current!)) as {kind: string; name: string});
  // The reader may have typed before hydration.
  useEffect(read, []);
  const chosen = nameKinds[kind]!;
  const result = name === '' ? undefined : describeName(name, chosen);
  return (
    <>
      <noscript>
        <Translate>
          The name checker requires JavaScript. Without it, check the name against the rules on this page.
        </Translate>
      </noscript>
      <form ref={form} className={styles.form} onInput={read} onSubmit={(event) => event.preventDefault()}>
        <label>
          <Translate>Kind</Translate>
          <select name="kind" className="al-field">
            {Object.keys(nameKinds).map((label) => (
              <option key={label} value={label} lang="en">
                {label}
              </option>
            ))}
          </select>
        </label>
        <label>
          <Translate>Name</Translate>
          <input
            name="name"
            className="al-field"
            aria-describedby={id}
            aria-invalid={result && !result.ok}
            autoCapitalize="none"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            translate="no"
            placeholder={chosen.example}
          />
        </label>
        <p id={id} className={styles.result} data-ok={result?.ok} lang={result && 'en'} role="status">
          {result?.text ?? translate({message: 'Type a name to check it.'})}
        </p>
      </form>
    </>
  );
}
