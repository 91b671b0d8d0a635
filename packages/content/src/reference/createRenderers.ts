import {commandIndex} from './commands/commandIndex';
import {commandReference} from './commands/commandReference';
import {environmentTable, exitCodeTable, globalFlags} from './commands/globalFlags';
import {controlCommandTable, controlEventTable, afterWakeList} from './control/controlEvents';
import {controlSocketReference} from './control/controlSocketReference';
import {errorIndex} from './errors/errorIndex';
import {errorTable} from './errors/errorTable';
import {createGetSample} from './examples/createGetSample';
import {createVerification} from './examples/createVerification';
import {readVerifications} from './examples/readVerifications';
import {glossaryList} from './glossary/glossaryList';
import {termLink} from './glossary/termLink';
import {limitTable} from './limits/limitTable';
import {limitValue} from './limits/limitValue';
import type {Renderer} from './Renderer';
import {schemaReference} from './schema/schemaReference';
import {stateDiagram} from './states/stateDiagram';
import {stateTable} from './states/stateTable';
import {clockTable, timerTable} from './tables/clockTable';
import {componentTable} from './tables/componentTable';
import {fieldTable} from './tables/fieldTable';
import {metricLabels, metricTable} from './tables/metricTable';
import {nameRules} from './tables/nameRules';
import {edgeAddressTable, logDrainTable, outboundAddressTable} from './tables/networkTable';
import {regionTable} from './tables/regionTable';
import {kernelSettingTable, kernelTable} from './tables/kernelTable';
import {bootFailureTable, processExitCodeTable, processVariableTable, restartTable} from './tables/processTable';
import {scopeTable} from './tables/scopeTable';
import {sdkAreaTable, sdkCoverage, sdkTable} from './tables/sdkTable';
import {supportTable} from './tables/supportTable';

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
