export {createOpenApi} from './createOpenApi';
export {apiOperations} from './operations';
export type {ApiOperation, ApiResult} from './types';

export {isList} from './types';
