import Translate, {translate} from '@docusaurus/Translate';
import type {HandledExitCode} from '@site/platform/cli/explain/types';
import {Fragment, type ReactNode} from 'react';
import styles from './ExplainDialog.module.css';
import ReferenceLink from './ReferenceLink';

/** The exit codes of the commands, and how the script handles each. */
export default function ExitCodeList({exitCodes}: {readonly exitCodes: readonly HandledExitCode[]}): ReactNode {
  if (exitCodes.length === 0) return null;
  return (
    <>
      <h3>
        <Translate id="aloft.explain.exitCodes">Exit codes to handle in scripts</Translate>
      </h3>
      <dl className={styles.parts}>
        {exitCodes.map(({code, meaning, handling, url, errors}) => (
          <div key={code} className={styles.part}>
            <dt>
              <ReferenceLink
                url={url}
                label={translate({id: 'aloft.explain.exitCode', message: 'Exit code {code}'}, {code: String(code)})}
              >
                <code>{code}</code>
              </ReferenceLink>
            </dt>
            <dd>
              {meaning} <strong>{handling}</strong>
              {errors.length > 0 && (
                <span className={styles.errors}>
                  <Translate id="aloft.explain.errors">Errors:</Translate>{' '}
                  {errors.map((error, index) => (
                    <Fragment key={error.code}>
                      {index > 0 && ', '}
                      <ReferenceLink url={error.url}>
                        <code>{error.code}</code>
                      </ReferenceLink>
                    </Fragment>
                  ))}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
