import type {BehaviorId} from '@aloft/platform/behaviors';
import {accessProperties} from './access';
import {dataProperties} from './data';
import {machineProperties} from './machines';
import {networkProperties} from './network';
import type {Property} from './Property';
import {releaseProperties} from './releases';

/** The proofs of behaviors. */
export const properties: Readonly<Partial<Record<BehaviorId, Property>>> = {
  ...releaseProperties,
  ...machineProperties,
  ...networkProperties,
  ...dataProperties,
  ...accessProperties,
};
