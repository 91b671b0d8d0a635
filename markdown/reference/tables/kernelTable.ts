import {kernelAreas, kernelSettings} from '../../../platform/kernelFeatures';
import {prose} from '../nodes/prose';
import {table} from '../nodes/table';
import type {Renderer} from '../Renderer';

/** `<KernelFeatures />`: what the kernel of a machine has built in. */
export const kernelTable: Renderer = {
  name: 'KernelFeatures',
  render: () => [
    table(
      ['Area', 'Built in'],
      kernelAreas.map(({area, builtIn}) => [prose(area), prose(builtIn)]),
    ),
  ],
};

/** `<KernelSettings />`: limits that the kernel sets, and how to change them. */
export const kernelSettingTable: Renderer = {
  name: 'KernelSettings',
  render: () => [
    table(
      ['What', 'Value in a machine', 'How to change it'],
      kernelSettings.map(({what, value, change}) => [prose(what), prose(value), prose(change)]),
    ),
  ],
};
