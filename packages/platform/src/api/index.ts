export {createOpenApi, tagOf} from './createOpenApi';
export {apiOperations} from './operations';
export {listQueryParameters} from './options';
export {quoteWords, toCommandLine, type ApiRequest, type CommandLine, type RequestContext} from './toCommandLine';
export {errorStatuses, isList, successStatuses} from './types';
export type {ApiOperation, ApiResult} from './types';
