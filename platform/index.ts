/**
 * The entry point to the facts for tools that run on Node.js: checks, plugins, scripts. Browser code imports individual
 * modules instead, because the manifest's validator depends on Ajv.
 */
export * from './api';
export * from './brand';
export * from './errors';
export * from './names';
export * from './quantities';
export * from './resources';
export * from './sanitizeText';
export * from './suggest';
export * from './regions';
export * from './states';
export * from './cli/types';
export * from './cli/nouns';
export * from './cli/globalFlags';
export * from './cli/commands';
export * from './cli/grammar';
export * from './cli/commandErrors';
export * from './cli/parseInvocation';
export * from './cli/splitCommandLine';
export * from './limits';
export * from './manifest/fields';
export * from './manifest/validate';
export * from './logs';
export * from './metrics';
export * from './clocks';
export * from './components';
export * from './kernelFeatures';
export * from './processes';
export * from './takeoff';
export * from './controlSocket';
export * from './glossary';
export * from './sdks';
export * from './security';
