export {type CliError, createError, type ErrorCode, errorCodes, type ErrorParams, errors, printError} from './catalog';
export {errorPages, indexPage, pageOfError} from './errorPages';
