// Why: upstream shows the causes as one run of text and doesn't suggest what to do next.
export {default} from '@site/src/components/page-frame/CrashReport';
