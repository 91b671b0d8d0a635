import {useEffect, useRef, useState, type KeyboardEvent, type RefObject} from 'react';

export interface Disclosure {
  readonly open: boolean;
  readonly toggle: () => void;
  readonly close: () => void;
  /** Ref for the element that contains the button and the disclosed content. */
  readonly rootRef: RefObject<HTMLDivElement | null>;
  /** Ref for the button, which gets the focus back on Escape. */
  readonly buttonRef: RefObject<HTMLButtonElement | null>;
  /** For the root: closes on Escape. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** A button that opens a list. The list closes on Escape, on a press outside and when the focus leaves. */
export default function useDisclosure(): Disclosure {
  const [open, setOpen] = useState(false);
  const rootRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return undefined;
    const closeOutside = ({target}: Event) => {
      if (target instanceof Node && !rootRef.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [open]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    setOpen(false);
    buttonRef.current?.focus();
  };

  return {open, toggle: () => setOpen(!open), close: () => setOpen(false), rootRef, buttonRef, onKeyDown};
}
