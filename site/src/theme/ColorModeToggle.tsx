// Why: upstream disables its button until React has hydrated the page, so that a reader's first click is lost.
export {default} from '@site/src/components/page-frame/ColorModeToggle';
