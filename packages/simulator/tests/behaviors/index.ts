import type {BehaviorId} from '@aloft/platform/behaviors';
import {accessProperties} from './access';
import {dataProperties} from './data';
import {machineProperties} from './machines';
import {networkProperties} from './network';
import type {Property} from './Property';
import {releaseProperties} from './releases';

/** How the simulator proves each behavior. */
export const properties: Readonly<Partial<Record<BehaviorId, Property>>> = {
  ...releaseProperties,
  ...machineProperties,
  ...networkProperties,
  ...dataProperties,
  ...accessProperties,
};
