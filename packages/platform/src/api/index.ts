export {createOpenApi, tagOf} from './createOpenApi';
export {apiOperations} from './operations';
export {listQueryParameters} from './options';
export {type CommandLine, quoteWords, toCommandLine} from './toCommandLine';
export {errorStatuses, isList, successStatuses} from './types';
export type {ApiOperation, ApiResult} from './types';
