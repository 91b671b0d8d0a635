export {createOpenApi} from './createOpenApi';
export {apiOperations} from './operations';
export {errorStatuses, successStatuses} from './statuses';
export type {ApiOperation, ApiResult} from './types';

export {isList} from './types';
