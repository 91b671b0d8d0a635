export {createOpenApi} from './createOpenApi';
export {apiOperations, findOperation} from './operations';
export type {ApiOperation, ApiResult} from './types';
