import {translate} from '@docusaurus/Translate';

/** Tells readers of a translation that generated reference content is in English. Inserted by `packages/content/src/reference/remarkReference.ts`. */
export function EnglishNote() {
  const text = translate({message: 'The reference sections of this page are available only in English.'});
  return <p className="al-english-note">{text}</p>;
}
