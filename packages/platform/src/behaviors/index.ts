import {accessBehaviors} from './access';
import {dataBehaviors} from './data';
import {machineBehaviors} from './machines';
import {networkBehaviors} from './network';
import {releaseBehaviors} from './releases';
import type {Behavior} from './types';

export type {Behavior} from './types';

const groups = {
  ...releaseBehaviors,
  ...machineBehaviors,
  ...networkBehaviors,
  ...dataBehaviors,
  ...accessBehaviors,
};

export type BehaviorId = keyof typeof groups;

/** What the platform does, by id. A page that states a behavior marks the sentence with `{/* behavior: id *\/}`. */
export const behaviors: Readonly<Record<BehaviorId, Behavior>> = groups;
