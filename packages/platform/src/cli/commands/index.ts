import {login, logout, whoami} from './session/login';
import {tokenList, tokenCreate, tokenRevoke} from './session/token';
import {version, completion} from './session/completion';
import {init} from './project/init';
import {build} from './project/build';
import {deploy} from './project/deploy';
import {logs} from './project/logs';
import {metrics} from './project/metrics';
import {open} from './project/open';
import {schema, schemaValidate} from './project/schema';
import {appList, appGet} from './app/list';
import {appCreate} from './app/create';
import {appUpdate} from './app/update';
import {appDelete} from './app/delete';
import {appScale} from './app/scale';
import {appReleases, appRollback} from './app/releases';
import {appRun} from './app/run';
import {appSuspend, appResume} from './app/suspend';
import {machineList, machineGet} from './machine/list';
import {machineCreate} from './machine/create';
import {machineStart, machineStop, machineRestart} from './machine/start';
import {machineFlash, machineWake} from './machine/standby';
import {machineDelete} from './machine/delete';
import {machineLogs} from './machine/logs';
import {machineExec} from './machine/exec';
import {machineCp} from './machine/cp';
import {machinePortForward} from './machine/portForward';
import {serviceList, serviceGet} from './service/list';
import {serviceCreate, serviceUpdate, serviceDelete} from './service/create';
import {serviceAttach, serviceDetach} from './service/attach';
import {volumeList, volumeGet} from './volume/list';
import {volumeCreate, volumeResize, volumeDelete} from './volume/create';
import {volumeAttach, volumeDetach} from './volume/attach';
import {volumeSnapshotCreate, volumeSnapshotList, volumeSnapshotDelete} from './volume/snapshot';
import {volumeRestore, volumeImport} from './volume/restore';
import {certificateList, certificateGet} from './certificate/list';
import {certificateCreate, certificateRenew, certificateDelete} from './certificate/create';
import {certificateUpload} from './certificate/upload';
import {namespaceList, namespaceGet, namespaceQuota} from './namespace/list';
import {namespaceCreate, namespaceUse, namespaceDelete} from './namespace/create';
import {appEnvSet, appEnvUnset, appEnvList, appSecretSet, appSecretUnset, appSecretList} from './app/environment';
import type {Command} from '../types';

const definitions = [
  login,
  logout,
  whoami,
  tokenList,
  tokenCreate,
  tokenRevoke,
  version,
  completion,
  init,
  build,
  deploy,
  logs,
  metrics,
  open,
  schema,
  schemaValidate,
  appList,
  appGet,
  appCreate,
  appUpdate,
  appDelete,
  appScale,
  appReleases,
  appRollback,
  appRun,
  appSuspend,
  appResume,
  appEnvSet,
  appEnvUnset,
  appEnvList,
  appSecretSet,
  appSecretUnset,
  appSecretList,
  machineList,
  machineGet,
  machineCreate,
  machineStart,
  machineStop,
  machineRestart,
  machineFlash,
  machineWake,
  machineDelete,
  machineLogs,
  machineExec,
  machineCp,
  machinePortForward,
  serviceList,
  serviceGet,
  serviceCreate,
  serviceUpdate,
  serviceDelete,
  serviceAttach,
  serviceDetach,
  volumeList,
  volumeGet,
  volumeCreate,
  volumeAttach,
  volumeDetach,
  volumeResize,
  volumeSnapshotCreate,
  volumeSnapshotList,
  volumeSnapshotDelete,
  volumeRestore,
  volumeImport,
  volumeDelete,
  certificateList,
  certificateGet,
  certificateCreate,
  certificateUpload,
  certificateRenew,
  certificateDelete,
  namespaceList,
  namespaceGet,
  namespaceCreate,
  namespaceUse,
  namespaceDelete,
  namespaceQuota,
] as const satisfies readonly Command[];

/** Every command, in the order of the reference. */
export const commands: readonly Command[] = definitions;

/** A command by its words: `app scale`. */
export type CommandId = (typeof definitions)[number]['id'];

export {appCreate} from './app/create';
export {appDelete} from './app/delete';
export {appEnvList, appEnvSet, appEnvUnset, appSecretList, appSecretSet, appSecretUnset} from './app/environment';
export {appGet, appList} from './app/list';
export {appReleases, appRollback} from './app/releases';
export {appRun} from './app/run';
export {appScale} from './app/scale';
export {appResume, appSuspend} from './app/suspend';
export {appUpdate} from './app/update';
export {certificateCreate, certificateDelete, certificateRenew} from './certificate/create';
export {certificateGet, certificateList} from './certificate/list';
export {certificateUpload} from './certificate/upload';
export {machineCp} from './machine/cp';
export {machineCreate} from './machine/create';
export {machineDelete} from './machine/delete';
export {machineExec} from './machine/exec';
export {machineGet, machineList} from './machine/list';
export {machineLogs} from './machine/logs';
export {machinePortForward} from './machine/portForward';
export {machineFlash, machineWake} from './machine/standby';
export {machineRestart, machineStart, machineStop} from './machine/start';
export {namespaceCreate, namespaceDelete, namespaceUse} from './namespace/create';
export {namespaceGet, namespaceList, namespaceQuota} from './namespace/list';
export {build} from './project/build';
export {deploy} from './project/deploy';
export {init} from './project/init';
export {logs} from './project/logs';
export {metrics} from './project/metrics';
export {open} from './project/open';
export {schema, schemaValidate} from './project/schema';
export {serviceAttach, serviceDetach} from './service/attach';
export {serviceCreate, serviceDelete, serviceUpdate} from './service/create';
export {serviceGet, serviceList} from './service/list';
export {completion, version} from './session/completion';
export {login, logout, whoami} from './session/login';
export {tokenCreate, tokenList, tokenRevoke} from './session/token';
export {logFlags, machineFlags} from './sharedFlags';
export {volumeAttach, volumeDetach} from './volume/attach';
export {volumeCreate, volumeDelete, volumeResize} from './volume/create';
export {volumeGet, volumeList} from './volume/list';
export {volumeImport, volumeRestore} from './volume/restore';
export {volumeSnapshotCreate, volumeSnapshotDelete, volumeSnapshotList} from './volume/snapshot';
export {environmentVariables, exitCodes, globalFlags} from '../globalFlags';
