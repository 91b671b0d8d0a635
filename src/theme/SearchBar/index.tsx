// Why: the classic theme leaves this place empty on purpose.
export {default} from '@site/src/components/search/SearchBar';
