import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

/** Tells readers of a translation that generated reference content is in English. Inserted by `packages/content/src/reference/remarkReference.ts`. */
export default function EnglishNote(): ReactNode {
  return (
    <p className="al-english-note">
      <Translate id="aloft.english.reference">
        The reference sections of this page are available only in English.
      </Translate>
    </p>
  );
}
