import Translate from '@docusaurus/Translate';

/** Tells readers of a translation that generated reference content is in English. Inserted by `packages/content/src/reference/remarkReference.ts`. */
export default function EnglishNote() {
  return (
    <p className="al-english-note">
      <Translate>The reference sections of this page are available only in English.</Translate>
    </p>
  );
}
