import type {ComponentProps} from 'react';

/** A button without a frame, in the bar of a dialog or a card. */
export default function QuietButton({label, ...props}: ComponentProps<'button'> & {readonly label: string}) {
  return (
    <button type="button" className="al-quiet-button" {...props}>
      {label}
    </button>
  );
}
