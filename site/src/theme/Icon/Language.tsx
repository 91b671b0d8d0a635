// Overrides theme-classic 3.8.1: a custom icon at a fraction of the size.
import {createLineIcon} from '@site/src/components/icons';

export default createLineIcon('M12 3a9 9 0 1 0 .01 0ZM3 12h18M12 3c-5 5-5 13 0 18 5-5 5-13 0-18', 20);
