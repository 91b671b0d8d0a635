import Translate, {translate} from '@docusaurus/Translate';
import type {ImportedApp, NoteKind} from '@site/platform/manifest/import/types';
import {useState, type ReactNode} from 'react';
import {dialogButton} from '../detached/DetachedDialog';
import Note from '../explain-command/Note';
import {readSource} from './readSource';
import styles from './Workbench.module.css';

const describeKind = (kind: NoteKind): string =>
  ({
    translated: translate({id: 'aloft.workbench.translated', message: 'Converted'}),
    check: translate({id: 'aloft.workbench.check', message: 'Check'}),
    dropped: translate({id: 'aloft.workbench.dropped', message: 'Not translated'}),
  })[kind];

/** Converts a Dockerfile or Compose file into a manifest, and reports how each part was converted. */
export default function ImportPanel({onUse}: {readonly onUse: (text: string) => void}): ReactNode {
  const [source, setSource] = useState('');
  const [apps, setApps] = useState<readonly ImportedApp[]>();
  const [chosen, setChosen] = useState(0);
  const app = apps?.[chosen];
  const choose = (from: readonly ImportedApp[], index: number) => {
    setChosen(index);
    if (from[index]) onUse(from[index].text);
  };
  const importSource = () => {
    const found = readSource(source);
    setApps(found);
    choose(found, 0);
  };
  return (
    <>
      <textarea
        className={styles.source}
        aria-label={translate({id: 'aloft.workbench.source', message: 'Dockerfile or Compose file'})}
        placeholder={translate({id: 'aloft.workbench.paste', message: 'Paste a Dockerfile or docker-compose.yml'})}
        autoCapitalize="none"
        autoComplete="off"
        rows={4}
        spellCheck={false}
        value={source}
        onChange={(event) => setSource(event.target.value)}
      />
      <p>
        <button type="button" className={dialogButton} disabled={source.trim() === ''} onClick={importSource}>
          <Translate id="aloft.workbench.import">Convert</Translate>
        </button>
      </p>
      <div role="status">
        {apps?.length === 0 && (
          <p>
            <Translate id="aloft.workbench.unknownSource">
              This text is not a valid Dockerfile or Compose file.
            </Translate>
          </p>
        )}
        {apps && apps.length > 1 && (
          <>
            <p>
              <Translate id="aloft.workbench.apps">Each service becomes an app with its own manifest:</Translate>
            </p>
            <p className={styles.services}>
              {apps.map(({name}, index) => (
                <button
                  key={name}
                  type="button"
                  className={dialogButton}
                  aria-pressed={index === chosen}
                  onClick={() => choose(apps, index)}
                >
                  {name}
                </button>
              ))}
            </p>
          </>
        )}
        {app && (
          <ul className={styles.notes}>
            {app.notes.map(({kind, source: part, text}, index) => (
              <li key={index}>
                <strong>{describeKind(kind)}</strong> <code className="al-long">{part}</code>: <Note text={text} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
