export {createOpenApi} from './createOpenApi';
export {apiOperations} from './operations';
export {errorStatuses, successStatuses} from './types';
export type {ApiOperation, ApiResult} from './types';

export {isList} from './types';
