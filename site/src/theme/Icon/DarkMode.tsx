// Overrides theme-classic 3.8.1: a custom icon at a fraction of the size.
import {createLineIcon} from '@site/src/components/icons';

export default createLineIcon('M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5Z');
