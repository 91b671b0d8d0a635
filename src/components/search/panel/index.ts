// The part of the search dialog that is loaded on demand, as one chunk.
export {openSearchClient} from '../client/openSearchClient';
export {default} from './SearchPanel';
