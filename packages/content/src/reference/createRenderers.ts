import {apiOperationList} from './apiOperations';
import {commandIndex, commandReference} from './commands/commandReference';
import {globalFlags} from './commands/flags';
import {errorIndex, errorTable} from './errors';
import {createGetSample, createVerification} from './examples';
import {factTables} from './factTables';
import {createGlossary} from './glossary';
import {metricTable} from './metricTable';
import type {Renderer} from './Renderer';
import {schemaReference} from './schema';
import {stateDiagram, stateTable} from './states';

/**
 * Creates the renderers of all reference elements.
 *
 * @param root absolute path of the project, for the renderers that read its examples
 */
export function createRenderers(root: string): readonly Renderer[] {
  return [
    ...factTables,
    apiOperationList,
    commandIndex,
    commandReference,
    globalFlags,
    errorIndex,
    errorTable,
    metricTable,
    schemaReference,
    stateDiagram,
    stateTable,
    ...createGlossary(root),
    createGetSample(root),
    createVerification(root),
  ];
}
