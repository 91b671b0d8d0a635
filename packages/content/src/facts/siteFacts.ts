import {brand} from '@aloft/platform/brand';
import {commands, environmentVariables, globalFlags} from '@aloft/platform/commands';
import {nouns, parseInvocation} from '@aloft/platform/cli';
import {errorCodes} from '@aloft/platform/errors';
import {glossary} from '@aloft/platform/glossary';
import {limits} from '@aloft/platform/limits';
import {manifestFields, manifestSchema, validateManifest} from '@aloft/platform/manifest';
import {metrics} from '@aloft/platform/metrics';
import {regions, sdks} from '@aloft/platform/system';
import {resources} from '@aloft/platform/resources';
import {scenarioNames} from '@aloft/simulator';
import {stateMachines} from '@aloft/platform/states';
import {linkedTerms} from '../style/linkedTerms';
import type {Facts, SchemaNode} from './Facts';
import {startSession} from './startSession';

/** The platform's facts in the form that the checks use. */
export const siteFacts: Facts = {
  commands,
  globalFlags,
  nouns,
  parse: (words) => parseInvocation(words),
  environment: environmentVariables.map(({name}) => name),
  schema: manifestSchema as unknown as SchemaNode,
  manifestFields: manifestFields.map(({path, values}) => ({path: path.replaceAll('[]', ''), ...(values && {values})})),
  manifestError: 'manifest_invalid',
  validateManifest: (value) =>
    validateManifest(value).map(({path, message, hint}) => ({path: readPointer(path), message, hint})),
  limits: Object.entries(limits).map(([id, {text, label}]) => ({id, text, label})),
  metrics: metrics.flatMap(({name, type}) =>
    (type === 'histogram' ? ['', '_bucket', '_sum', '_count'] : ['']).map((part) => name + part),
  ),
  fields: resources.flatMap(({fields}) => fields.map(({path}) => path)),
  states: Object.fromEntries(
    Object.entries(stateMachines).map(([kind, {states}]) => [kind, states.map(({name}) => name)]),
  ),
  errorCodes,
  terms: glossary.filter(({id}) => linkedTerms.has(id)).map(({id, term}) => ({id, words: [term.replaceAll('`', '')]})),
  names: [brand.name, ...regions.flatMap(({city, country}) => [city, country]), ...sdks.map(({language}) => language)],
  scenarios: scenarioNames,
  start: startSession,
};

function readPointer(pointer: string): (string | number)[] {
  const steps = pointer.split('/').slice(1);
  return steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step.replaceAll('~1', '/').replaceAll('~0', '~')));
}
