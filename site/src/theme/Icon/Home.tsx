// Overrides theme-classic 3.8.1: a custom icon at a fraction of the size.
import {createLineIcon} from '@site/src/components/icons';

export default createLineIcon('M3 11l9-8 9 8M6 9v11h12V9', 18);
