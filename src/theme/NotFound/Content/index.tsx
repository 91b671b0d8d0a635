// Why: upstream sends the reader away to the owner of another site; ours leads on.
export {default} from '@site/src/components/not-found/NotFoundPage';
