import {kernelAreas, kernelSettings} from '@aloft/platform/system';
import {prose} from '../nodes/prose';
import {table} from '../nodes/table';
import type {Renderer} from '../Renderer';

/** `<KernelFeatures />`: features built into the machine's kernel. */
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
      ['Setting', 'Value in a machine', 'How to change it'],
      kernelSettings.map(({what, value, change}) => [prose(what), prose(value), prose(change)]),
    ),
  ],
};
