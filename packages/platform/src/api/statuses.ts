/** Statuses of successful responses, and what they mean: sentences. */
export const successStatuses = {
  200: 'The response contains the resource, or a page of a list.',
  201: 'The resource was created.',
  202: 'The operation has started and continues in the background. Poll the resource until its `state` is the one that you need.',
  204: 'The operation has finished. The response does not have a body.',
} as const;

/** Statuses of errors, with their cause and whether to send the request again. */
export const errorStatuses: Readonly<Record<number, {readonly cause: string; readonly retry: string}>> = {
  401: {cause: 'The token is missing, invalid, or expired', retry: 'No'},
  403: {cause: "The token's scope or namespace does not allow the request", retry: 'No'},
  404: {cause: 'The resource does not exist', retry: 'No'},
  409: {
    cause: 'The request conflicts with the current state, or a quota is exhausted',
    retry: 'After the cause has been fixed',
  },
  422: {cause: 'A value is invalid', retry: 'No'},
  429: {cause: 'The rate limit was exceeded', retry: 'After the time in `Retry-After`'},
  500: {cause: 'The API failed', retry: 'Yes, with increasing delays'},
};
