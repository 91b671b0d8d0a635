export {errorDescriptions} from './errors';
export {limitDescriptions} from './limits';
