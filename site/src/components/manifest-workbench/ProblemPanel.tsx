import Translate, {translate} from '@docusaurus/Translate';
import type {Text} from '@codemirror/state';
import type {ReactNode} from 'react';
import type {PlacedProblem} from './findProblems';
import styles from './Workbench.module.css';
import type {Range} from './yamlPath';

interface Props {
  readonly problems: readonly PlacedProblem[];
  readonly doc: Text;
  readonly onSelect: (range: Range) => void;
}

/** The problems of the manifest, each a button that moves the cursor to its position. */
export default function ProblemPanel({problems, doc, onSelect}: Props): ReactNode {
  if (problems.length === 0)
    return (
      <p>
        <Translate id="aloft.workbench.valid">The manifest is valid.</Translate>
      </p>
    );
  return (
    <ul className="clean-list">
      {problems.map((problem, index) => (
        <li key={index} className="alert alert--danger">
          <button type="button" className={styles.problem} onClick={() => onSelect(problem)}>
            <strong>
              {translate(
                {id: 'aloft.workbench.line', message: 'Line {number}'},
                {number: String(doc.lineAt(Math.min(problem.from, doc.length)).number)},
              )}
            </strong>{' '}
            {problem.message}
          </button>
          {problem.hint && !problem.hint.includes('https://') && (
            <>
              <br />
              <Translate id="aloft.workbench.fix">Fix:</Translate> {problem.hint}
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
