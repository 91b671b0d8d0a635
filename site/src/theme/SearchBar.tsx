// Why: upstream's component is empty on purpose.
export {default} from '@site/src/components/search/SearchBar';
