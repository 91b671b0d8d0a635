import Translate, {translate} from '@docusaurus/Translate';
import {errorStatuses, successStatuses} from '@aloft/platform/api';
import type {ReactNode} from 'react';
import {Note} from '../explain-command/ExplanationView';
import type {RequestResult} from '../live-terminal/protocol';
import layout from '../manifest-workbench/Workbench.module.css';
import styles from './ApiExplorer.module.css';
import {readResponse, type Response} from './requests';

/** A labeled text that scrolls, so it must be reachable by keyboard. */
export function Block({label, children}: {readonly label: string; readonly children: ReactNode}): ReactNode {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <pre className={layout.plan} tabIndex={0} role="group" aria-label={label} lang="en">
      <code>{children}</code>
    </pre>
  );
}

const meanings: Readonly<Record<number, string>> = {
  ...successStatuses,
  ...Object.fromEntries(Object.entries(errorStatuses).map(([status, {cause}]) => [status, `${cause}.`])),
};

function Summary({status, count}: Pick<Response, 'status'> & {readonly count: number}): ReactNode {
  return (
    <>
      <strong>{status}</strong>{' '}
      <span lang="en">
        <Note text={meanings[status] ?? ''} />
      </span>{' '}
      <Translate id="aloft.api.changes" values={{count}}>
        {'Resources changed: {count}.'}
      </Translate>
    </>
  );
}

interface Props {
  /** Undefined before the first request. */
  readonly result?: RequestResult;
  /** True if the simulator couldn't be loaded. */
  readonly hasFailed: boolean;
}

/** The response to a request, and what it changed. Screen readers announce its status. */
export default function ResponseView({result, hasFailed}: Props): ReactNode {
  const response = result && readResponse(result.reply.stdout);
  return (
    <section aria-labelledby="al-api-response">
      <h3 id="al-api-response">
        <Translate id="aloft.api.response">Response</Translate>
      </h3>
      <p role="status" className={styles.status} data-failed={hasFailed || (response && response.status >= 400)}>
        {hasFailed ? (
          <Translate id="aloft.api.failed">
            The simulator could not be loaded. Check your connection, then send the request again.
          </Translate>
        ) : response ? (
          <Summary status={response.status} count={result.changes.length} />
        ) : (
          (result?.reply.stderr ??
          translate({id: 'aloft.api.empty', message: 'Send the request to see its response and what it changes.'}))
        )}
      </p>
      {response && (
        <>
          <ul lang="en">
            {result.changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
          <Block label={translate({id: 'aloft.api.headers', message: 'Headers'})}>{response.headers}</Block>
          {response.body !== '' && (
            <Block label={translate({id: 'aloft.api.responseBody', message: 'Response body'})}>{response.body}</Block>
          )}
        </>
      )}
    </section>
  );
}
