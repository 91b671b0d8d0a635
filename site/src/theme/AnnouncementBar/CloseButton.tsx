// Why: upstream's button disappears with the bar, so that the focus is lost.
import CloseButton from '@theme-original/AnnouncementBar/CloseButton';
import type {Props} from '@theme/AnnouncementBar/CloseButton';

/** Closes the bar and moves the focus to the element after it. */
export default function AnnouncementBarCloseButton({onClick, ...props}: Props) {
  const close: Props['onClick'] = (event) => {
    onClick?.(event);
    document.querySelector<HTMLElement>('.navbar__brand')?.focus({preventScroll: true});
  };
  return <CloseButton {...props} onClick={close} />;
}
