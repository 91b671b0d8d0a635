export {frozenFile} from './FrozenFacts';
export {freezeFacts} from './freezeFacts';
