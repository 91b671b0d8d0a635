import type {ComponentProps, ReactNode} from 'react';

interface Props extends ComponentProps<'button'> {
  readonly label: string;
}

/** A button without a frame, in the bar of a dialog or a card. */
export default function QuietButton({label, ...props}: Props): ReactNode {
  return (
    <button type="button" className="al-quiet-button" {...props}>
      {label}
    </button>
  );
}
