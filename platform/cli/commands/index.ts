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
