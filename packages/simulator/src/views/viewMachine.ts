import type {View} from '../context';
import {digestText} from '../state/drawId';
import type {Machine} from '../state/types';
import {viewTemplate} from '../template';
import {viewTimes} from './viewApp';
import {formatTime} from '../state/durations';

/** A machine in the format of `-o json`. */
export function viewMachine(machine: Machine): View {
  const {flash, ...own} = viewTemplate(machine.template, 'machine');
  return {
    id: machine.id,
    name: machine.name,
    namespace: machine.namespace,
    app: machine.app,
    state: machine.state,
    stateChangedAt: formatTime(machine.updatedAt),
    release: machine.release,
    image: machine.image,
    region: machine.region,
    ...own,
    restarts: 0,
    flash: {...(flash as View), snapshotAt: machine.snapshotAt === null ? null : formatTime(machine.snapshotAt)},
    heldUntil: machine.heldUntil === null ? null : formatTime(machine.heldUntil),
    wakes: machine.wakes,
    addresses: addressesOf(machine),
    volumes: machine.mounts.map((mount) => mount.volume),
    exitCode: machine.state === 'failed' ? 1 : null,
    ...viewTimes(machine),
  };
}

/** Private IP addresses in the namespace's network, derived from its name and the machine's id. */
export function addressesOf({namespace, id}: Pick<Machine, 'namespace' | 'id'>): {ipv4: string; ipv6: string} {
  const network = digestText(namespace, 4);
  const host = digestText(id, 4);
  const [high = 0, low = 0] = [host.slice(0, 2), host.slice(2)].map((digits) => Number.parseInt(digits, 16));
  return {
    ipv4: `10.${Number.parseInt(network.slice(0, 2), 16)}.${high}.${low}`,
    ipv6: `fd00:${group(network)}::${group(host)}`,
  };
}

function group(digits: string): string {
  return digits.replace(/^0{1,3}/, '');
}
