import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {installCopyButtons} from './installCopyButtons';

if (ExecutionEnvironment.canUseDOM) installCopyButtons();
