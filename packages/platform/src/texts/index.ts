export {limitDescriptions} from './limits';
