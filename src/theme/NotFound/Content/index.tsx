// Why: upstream suggests contacting the owner of the linking site; ours links to the main sections.
export {default} from '@site/src/components/not-found/NotFoundPage';
