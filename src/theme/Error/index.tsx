// Why: upstream's fallback has other words than the specification, and inline styles that the security policy blocks.
export {default} from '@site/src/components/crash-report/CrashReport';
