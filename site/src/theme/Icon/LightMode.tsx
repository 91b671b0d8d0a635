// Overrides theme-classic 3.8.1: a custom icon at a fraction of the size.
import {createLineIcon} from '@site/src/components/icons';

export default createLineIcon(
  'M12 8a4 4 0 1 0 .01 0ZM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2',
);
