import {commandIndex, commandReference} from './commands/commandReference';
import {environmentTable, exitCodeTable, globalFlags} from './commands/flags';
import {afterWakeList, controlCommandTable, controlEventTable, controlSocketReference} from './controlSocket';
import {errorIndex, errorTable} from './errors';
import {createGetSample, createVerification, readVerifications} from './examples';
import {glossaryList, termLink} from './glossary';
import {limitTable, limitValue} from './limits';
import type {Renderer} from './Renderer';
import {schemaReference} from './schema';
import {stateDiagram, stateTable} from './states/stateDiagram';
import {clockTable, timerTable} from './tables/clockTable';
import {componentTable, sdkAreaTable, sdkCoverage, sdkTable, supportTable} from './tables/sdkTable';
import {fieldTable} from './tables/fieldTable';
import {metricLabels, metricTable} from './tables/metricTable';
import {nameRules, scopeTable} from './tables/nameRules';
import {edgeAddressTable, logDrainTable, outboundAddressTable, regionTable} from './tables/networkTable';
import {
  bootFailureTable,
  kernelSettingTable,
  kernelTable,
  processExitCodeTable,
  processVariableTable,
  restartTable,
} from './tables/processTable';

/**
 * Creates the renderers of all reference elements.
 *
 * @param root absolute path of the project, for the renderers that read its examples
 */
export function createRenderers(root: string): readonly Renderer[] {
  return [
    afterWakeList,
    clockTable,
    commandIndex,
    commandReference,
    componentTable,
    controlCommandTable,
    controlEventTable,
    controlSocketReference,
    edgeAddressTable,
    globalFlags,
    environmentTable,
    exitCodeTable,
    errorIndex,
    errorTable,
    fieldTable,
    glossaryList,
    limitTable,
    limitValue,
    logDrainTable,
    metricLabels,
    metricTable,
    nameRules,
    outboundAddressTable,
    regionTable,
    schemaReference,
    bootFailureTable,
    kernelSettingTable,
    kernelTable,
    processExitCodeTable,
    processVariableTable,
    restartTable,
    scopeTable,
    sdkAreaTable,
    sdkCoverage,
    sdkTable,
    stateDiagram,
    stateTable,
    supportTable,
    termLink,
    timerTable,
    createGetSample(root),
    createVerification(() => readVerifications(root)),
  ];
}
