// Why: upstream's fallback differs from the specification's text and has inline styles, which the CSP blocks.
export {default} from '@site/src/components/page-frame/CrashReport';
