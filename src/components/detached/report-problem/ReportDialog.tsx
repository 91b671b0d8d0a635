import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useImperativeHandle, useRef, useState, type ReactNode, type Ref} from 'react';
import DetachedDialog, {dialogBody, type DialogHandle} from '../DetachedDialog';
import {createBlockIssueUrl} from './createBlockIssueUrl';
import {listSections, type BlockKind, type Section} from './listSections';
import styles from './ReportDialog.module.css';

const describeKind = (kind: BlockKind): string =>
  ({
    code: translate({id: 'aloft.report.code', message: 'Code'}),
    table: translate({id: 'aloft.report.table', message: 'Table'}),
    figure: translate({id: 'aloft.report.figure', message: 'Figure'}),
    text: translate({id: 'aloft.report.text', message: 'Text'}),
  })[kind];

/** Lists the page's blocks, each with a link to a prefilled issue about it. */
export default function ReportDialog({ref}: {readonly ref: Ref<Pick<DialogHandle, 'open'>>}): ReactNode {
  const dialog = useRef<DialogHandle>(null);
  const [sections, setSections] = useState<readonly Section[]>([]);
  /** Number of times the dialog was opened. As a key, it collapses the sections that were open before. */
  const [count, setCount] = useState(0);
  useImperativeHandle(ref, () => ({
    open: () => {
      const content = document.querySelector('.theme-doc-markdown');
      setSections(content ? listSections(content) : []);
      setCount((before) => before + 1);
      dialog.current?.open();
    },
  }));

  return (
    <DetachedDialog
      ref={dialog}
      titleId="al-report-title"
      title={<Translate id="aloft.report.title">Report a problem with a block</Translate>}
    >
      <div key={count} className={clsx(dialogBody, styles.body)}>
        <p>
          <Translate id="aloft.report.how">
            Choose the section, then the block. A prefilled issue opens in a new tab.
          </Translate>
        </p>
        {sections.map(({heading, isSelected, blocks}, index) => (
          <details key={index} className={styles.section} open={isSelected || sections.length === 1}>
            <summary>{heading}</summary>
            <ul>
              {blocks.map(({element, kind, firstLine}, position) => (
                <li key={position}>
                  <a href={createBlockIssueUrl(element)} target="_blank">
                    <small>{describeKind(kind)}</small> <span>{firstLine}</span>
                  </a>
                </li>
              ))}
            </ul>
          </details>
        ))}
      </div>
    </DetachedDialog>
  );
}
