import type {ReactNode} from 'react';

/** Text from the facts, with code between backticks. */
export default function Note({text}: {readonly text: string}): ReactNode {
  return text.split('`').map((piece, index) => (index % 2 === 1 ? <code key={index}>{piece}</code> : piece));
}
