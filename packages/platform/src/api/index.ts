export {createOpenApi, tagOf} from './createOpenApi';
export {apiOperations} from './operations';
export {findBodyField, listQueryParameters} from './operations';
export {errorStatuses, isList, successStatuses} from './types';
export type {ApiOperation, ApiResult} from './types';
