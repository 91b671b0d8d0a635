// Overrides theme-classic 3.8.1: a custom icon at a fraction of the size.
import {createLineIcon} from '@site/src/components/icons';

export default createLineIcon('M4 20l1-4L16 5l3 3L8 19ZM14 7l3 3', 20);
