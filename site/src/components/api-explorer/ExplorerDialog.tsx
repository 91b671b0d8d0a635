import Translate, {translate} from '@docusaurus/Translate';
import type {Parameter} from '@aloft/platform/api';
import {apiOperations, errorStatuses, listParameters, successStatuses, tagOf} from '@aloft/platform/api';
import {listChanges} from '@aloft/simulator/terminal';
import clsx from 'clsx';
import {useCallback, useState, type MouseEvent, type ReactNode} from 'react';
import Dialog, {createOpener, dialogBody, dialogPanes, DialogSection, dialogStatus} from '../dialogs/Dialog';
import QuietButton from '../dialogs/QuietButton';
import {Note} from '../explain-command/WordList';
import {openTerminal} from '../live-terminal/LiveTerminal';
import {terminalStore, type ApiResult} from '../live-terminal/terminalStore';
import layout from '../manifest-workbench/Workbench.module.css';
import {createEditor} from '../manifest-workbench/createEditor';
import styles from './ApiExplorer.module.css';
import {createInput, listBodyFields, writeCurl, writeSdkCode} from './requests';

/** A labeled text that scrolls. */
const Block = ({label, children}: {readonly label: string; readonly children: ReactNode}) => (
  <pre tabIndex={0} role="group" aria-label={label} lang="en">
    <code>{children}</code>
  </pre>
);

function Field({parameter, value}: {readonly parameter: Parameter; readonly value?: string}) {
  const {name, in: place, required, description, schema} = parameter;
  const {type} = schema;
  const choices = schema.enum ?? schema.items?.enum ?? (type === 'boolean' ? [true, false] : undefined);
  const id = `al-api-${name}`;
  const shared = {id, name, className: 'al-field', defaultValue: value, 'aria-describedby': `${id}-about`};
  return (
    <div>
      <label htmlFor={id}>
        <code>{name}</code> <small>{place}</small>
      </label>
      {choices ? (
        <select {...shared}>
          {['', ...choices].map((option) => (
            <option key={String(option)}>{String(option)}</option>
          ))}
        </select>
      ) : (
        <input
          {...shared}
          required={required}
          type={type === 'integer' ? 'number' : 'text'}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
        />
      )}
      <small id={`${id}-about`} lang="en">
        <Note text={description} />
      </small>
    </div>
  );
}

const meanings: Readonly<Record<string, string>> = {
  ...successStatuses,
  ...Object.fromEntries(Object.entries(errorStatuses).map(([status, {cause}]) => [status, `${cause}.`])),
};

/** The response to a request, and what it changed. Screen readers announce its status. */
function ResponseView({result}: {readonly result?: ApiResult | null}) {
  const status = /^HTTP\S+ (\d+)/.exec(result?.output ?? '')?.[1];
  const changes = result && status ? listChanges(result.before, result.after) : [];
  const label = translate({message: 'Response'});
  return (
    <DialogSection title={label}>
      <p role="status" className={result === null || Number(status) >= 400 ? 'al-failure' : undefined}>
        {result === null ? (
          <Translate>The simulator could not be loaded. Check your connection, then send the request again.</Translate>
        ) : status ? (
          <>
            <strong>{status}</strong>{' '}
            <span lang="en">
              <Note text={meanings[status] ?? ''} />
            </span>{' '}
            {translate({message: 'Resources changed: {count}.'}, {count: changes.length})}
          </>
        ) : (
          (result?.output ?? translate({message: 'Send the request to see its response and what it changes.'}))
        )}
      </p>
      <ul lang="en">
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      {status && <Block label={label}>{result!.output.trim()}</Block>}
    </DialogSection>
  );
}

/** A form for an operation of the API, its code, and the response of the terminal's simulation. */
function ExplorerDialog({initial = 'createVolume'}: {readonly initial?: string}) {
  const [input, setInput] = useState(() => createInput(initial));
  const [result, setResult] = useState<ApiResult | null>();
  const {operation, values} = input;
  const choose = (id: string) => {
    setInput(createInput(id));
    setResult(undefined);
  };
  const mountEditor = useCallback(
    (host: HTMLDivElement) => {
      const view = createEditor({
        host,
        label: translate({message: 'Body (JSON)'}),
        text: createInput(operation.id).body,
        fields: listBodyFields(operation),
        isJson: true,
        onUpdate: (body) => setInput((current) => ({...current, body})),
      });
      return () => view.destroy();
    },
    [operation],
  );
  const send = async () => setResult(await terminalStore.request(writeCurl(input)));
  const showTerminal = ({currentTarget}: MouseEvent<HTMLElement>) => {
    currentTarget.closest('dialog')!.close();
    openTerminal();
  };
  return (
    <Dialog
      className={layout.dialog}
      title={translate({message: 'API explorer'})}
      actions={<QuietButton label={translate({message: 'Show in the terminal'})} onClick={showTerminal} />}
    >
      <p className={dialogStatus}>
        <Translate>
          This is a simulation: requests run in your browser, and nothing is sent anywhere. The terminal shares its
          state.
        </Translate>
      </p>
      <div className={dialogPanes}>
        <form
          className={clsx(dialogBody, styles.form)}
          onInput={({currentTarget}) => {
            const entries = new FormData(currentTarget) as unknown as Iterable<[string, string]>;
            setInput((current) => ({...current, values: Object.fromEntries(entries)}));
          }}
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <div>
            <label htmlFor="al-api-operation">{translate({message: 'Operation'})}</label>
            <select
              data-focus
              id="al-api-operation"
              className="al-field"
              aria-describedby="al-api-summary"
              value={operation.id}
              onChange={({target}) => choose(target.value)}
            >
              {[...new Set(apiOperations.map(tagOf))].map((area) => (
                <optgroup key={area} label={area}>
                  {apiOperations.map((one) => tagOf(one) === area && <option key={one.id}>{one.id}</option>)}
                </optgroup>
              ))}
            </select>
            <small id="al-api-summary" lang="en">
              {operation.summary} <code className="al-long">{`${operation.method} ${operation.path}`}</code>
            </small>
          </div>
          {listParameters(operation).map((parameter) => (
            <Field key={`${operation.id} ${parameter.name}`} parameter={parameter} value={values[parameter.name]} />
          ))}
          {operation.body && <div key={operation.id} ref={mountEditor} className={styles.editor} />}
          <button type="submit" className="al-button al-primary">
            {translate({message: 'Send'})}
          </button>
        </form>
        <div className={clsx('markdown', dialogBody)}>
          <DialogSection title={translate({message: 'Code'})}>
            {Object.entries({curl: writeCurl(input), TypeScript: writeSdkCode(input)}).map(([label, text]) => (
              <Block key={label} label={label}>
                {text ?? translate({message: 'Correct the body to see the code.'})}
              </Block>
            ))}
          </DialogSection>
          <ResponseView result={result} />
        </div>
      </div>
    </Dialog>
  );
}

/** Opens the explorer with the operation that a button names, by default the last one. */
export default createOpener(ExplorerDialog, ({value}: HTMLButtonElement) => (value ? {initial: value} : undefined));
