// All that the search dialog loads on demand, in one chunk.
export {openSearchClient} from '../client/openSearchClient';
export {default} from './SearchPanel';
