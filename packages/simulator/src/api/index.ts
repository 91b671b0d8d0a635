/** What only API requests need. The terminal loads it with the first one. */
export {handleApiRequest} from './handleApiRequest';
export {listChanges} from './listChanges';
