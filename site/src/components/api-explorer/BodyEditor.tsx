import {translate} from '@docusaurus/Translate';
import type {ApiOperation} from '@aloft/platform/api';
import {useEffect, useRef, type ReactNode} from 'react';
import {createEditor} from '../manifest-workbench/createEditor';
import styles from './ApiExplorer.module.css';
import {listBodyFields} from './requests';

interface Props {
  readonly operation: ApiOperation;
  /** Initial text. */
  readonly text: string;
  readonly onChange: (text: string) => void;
}

/** The editor of a request's body, with the completion of the operation's fields. */
export default function BodyEditor({operation, text, onChange}: Props): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const initial = useRef({operation, text, onChange});
  useEffect(() => {
    const {current} = initial;
    const {destroy} = createEditor({
      host: host.current!,
      label: translate({id: 'aloft.api.body', message: 'Body (JSON)'}),
      text: current.text,
      format: {fields: listBodyFields(current.operation), isJson: true},
      onUpdate: (state, isChanged) => isChanged && current.onChange(state.doc.toString()),
    });
    return destroy;
  }, []);
  return <div ref={host} className={styles.editor} />;
}
