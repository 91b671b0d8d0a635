import type {Root, Sentence} from 'nlcst';
import retextPassive from 'retext-passive';
import {VFile} from 'vfile';

type Transform = (tree: Root, file: VFile) => void;
const transform = (retextPassive as unknown as () => Transform)();

/** Whether a sentence is in the passive voice. */
export function isPassive(sentence: Sentence): boolean {
  const file = new VFile();
  transform({type: 'RootNode', children: [{type: 'ParagraphNode', children: [sentence]}]}, file);
  return file.messages.length > 0;
}
