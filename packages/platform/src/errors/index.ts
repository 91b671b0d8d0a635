export {
  createError,
  type ErrorCode,
  errorCodes,
  type ErrorEntry,
  type ErrorParams,
  errors,
  type FilledError,
  printError,
} from './catalog';
export {errorPages, indexPage, pageOfError} from './errorPages';
