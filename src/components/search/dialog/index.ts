// All that the navbar loads on intent, in one file of the build.
export {default} from './SearchDialog';
