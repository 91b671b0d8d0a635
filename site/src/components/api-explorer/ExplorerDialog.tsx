import Translate, {translate} from '@docusaurus/Translate';
import {apiOperations, tagOf} from '@aloft/platform/api';
import clsx from 'clsx';
import {useImperativeHandle, useRef, useState, useSyncExternalStore, type ReactNode, type Ref} from 'react';
import Dialog, {type DialogHandle} from '../dialogs/Dialog';
import {createOpener} from '../dialogs/createOpener';
import {Note} from '../explain-command/ExplanationView';
import problems from '../dialogs/problems.module.css';
import {openTerminal} from '../live-terminal/LiveTerminal';
import type {RequestResult} from '../live-terminal/protocol';
import {terminalStore} from '../live-terminal/terminalStore';
import layout from '../manifest-workbench/Workbench.module.css';
import styles from './ApiExplorer.module.css';
import BodyEditor from './BodyEditor';
import ResponseView, {Block} from './ResponseView';
import {createInput, listParameters, type Parameter, writeCurl} from './requests';
import {languages, writeSdkCode} from './writeSdkCode';

/** Opens the explorer from outside. */
export interface ExplorerHandle {
  /** @param id of the operation; empty for the last one */
  readonly open: (id: string) => void;
}

const forms = {curl: 'curl', ...languages};
type Form = keyof typeof forms;

interface FieldProps {
  readonly parameter: Parameter;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function ParameterField({parameter, value, onChange}: FieldProps): ReactNode {
  const {name, in: place, required, description, schema} = parameter;
  const {type} = schema;
  const choices = schema.enum ?? schema.items?.enum ?? (type === 'boolean' ? [true, false] : undefined);
  const shared = {
    id: `al-api-${name}`,
    className: styles.control,
    'aria-describedby': `al-api-${name}-about`,
    value,
  };
  return (
    <div>
      <label htmlFor={shared.id}>
        <code>{name}</code> <small>{place}</small>
      </label>
      {choices ? (
        <select {...shared} onChange={({target}) => onChange(target.value)}>
          <option />
          {choices.map((option) => (
            <option key={String(option)}>{String(option)}</option>
          ))}
        </select>
      ) : (
        <input
          {...shared}
          type={type === 'integer' ? 'number' : 'text'}
          required={required}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          onChange={({target}) => onChange(target.value)}
        />
      )}
      <small id={`al-api-${name}-about`} lang="en">
        <Note text={description} />
      </small>
    </div>
  );
}

/** A form for an operation of the API, its code, and the response of the terminal's simulation. */
function ExplorerDialog({ref}: {readonly ref: Ref<ExplorerHandle>}): ReactNode {
  const dialog = useRef<DialogHandle>(null);
  const select = useRef<HTMLSelectElement>(null);
  const [input, setInput] = useState(() => createInput('createVolume'));
  const [form, setForm] = useState<Form>('curl');
  const [result, setResult] = useState<RequestResult>();
  const {failure} = useSyncExternalStore(terminalStore.subscribe, terminalStore.getView);
  const {operation, values} = input;

  const choose = (id: string) => {
    setInput(createInput(id));
    setResult(undefined);
  };
  useImperativeHandle(ref, () => ({
    open: (id) => {
      if (id !== '') choose(id);
      dialog.current?.open();
      select.current?.focus();
    },
  }));
  const send = async () => setResult(await terminalStore.request(writeCurl(input)));
  const showTerminal = () => {
    dialog.current?.close();
    openTerminal().catch(() => undefined);
  };
  const areas = [...new Set(apiOperations.map(tagOf))];
  const code = form === 'curl' ? writeCurl(input) : writeSdkCode(input, form);
  return (
    <Dialog
      ref={dialog}
      titleId="al-api-title"
      className={layout.dialog}
      title={<Translate id="aloft.api.title">API explorer</Translate>}
      actions={
        <button type="button" className="al-quiet-button" onClick={showTerminal}>
          <Translate id="aloft.api.terminal">Show in the terminal</Translate>
        </button>
      }
    >
      <p className={problems.count}>
        <Translate id="aloft.api.note">
          This is a simulation: requests run in your browser, and nothing is sent anywhere. The terminal shares its
          state.
        </Translate>
      </p>
      <div className={layout.body}>
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            send().catch(() => undefined);
          }}
        >
          <div>
            <label htmlFor="al-api-operation">
              <Translate id="aloft.api.operation">Operation</Translate>
            </label>
            <select
              ref={select}
              id="al-api-operation"
              className={styles.control}
              aria-describedby="al-api-summary"
              value={operation.id}
              onChange={({target}) => choose(target.value)}
            >
              {areas.map((area) => (
                <optgroup key={area} label={area}>
                  {apiOperations
                    .filter((one) => tagOf(one) === area)
                    .map(({id}) => (
                      <option key={id}>{id}</option>
                    ))}
                </optgroup>
              ))}
            </select>
            <small id="al-api-summary" lang="en">
              {operation.summary} <code className="al-long">{`${operation.method} ${operation.path}`}</code>
            </small>
          </div>
          {listParameters(operation).map((parameter) => (
            <ParameterField
              key={parameter.name}
              parameter={parameter}
              value={values[parameter.name] ?? ''}
              onChange={(value) => setInput({...input, values: {...values, [parameter.name]: value}})}
            />
          ))}
          {operation.body && (
            <BodyEditor
              key={operation.id}
              operation={operation}
              text={input.body}
              onChange={(body) => setInput((current) => ({...current, body}))}
            />
          )}
          <button type="submit" className={styles.send}>
            <Translate id="aloft.api.send">Send</Translate>
          </button>
        </form>
        <div className={clsx('markdown', layout.panels)}>
          <section aria-labelledby="al-api-code">
            <h3 id="al-api-code">
              <Translate id="aloft.api.code">Code</Translate>
            </h3>
            <select
              className={styles.control}
              aria-label={translate({id: 'aloft.api.language', message: 'Language'})}
              value={form}
              onChange={({target}) => setForm(target.value as Form)}
            >
              {Object.entries(forms).map(([id, label]) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </select>
            <Block label={forms[form]}>
              {code ?? translate({id: 'aloft.api.invalid', message: 'Correct the body to see the code.'})}
            </Block>
          </section>
          <ResponseView result={result} hasFailed={failure !== undefined} />
        </div>
      </div>
    </Dialog>
  );
}

const findExplorer = createOpener(ExplorerDialog);

/** Opens the explorer with an operation, by default the last one. */
export async function openExplorer(id: string): Promise<void> {
  (await findExplorer()).open(id);
}
