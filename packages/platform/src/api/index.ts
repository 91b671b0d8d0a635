export {createBodySchema, createOpenApi, listParameters, type Parameter, tagOf} from './createOpenApi';
export {apiOperations, findBodyField, listQueryParameters} from './operations';
export {errorStatuses, isList, successStatuses} from './types';
export type {ApiOperation} from './types';
