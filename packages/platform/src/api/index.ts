export * from './createOpenApi';
export * from './operations';
