import type {Bus, StateLayout} from './layoutStates';
import type {StateSizes} from './measureStates';

type Side = 'down' | 'up';

const radius = 6;

/** Paths of the transitions into one state. */
export interface DrawnBus {
  /** A line from each source, all along one lane. */
  readonly lines: string;
  /** The arrowhead at the target. */
  readonly head: string;
}

/**
 * Draws the transitions into one state. Identical parts use relative coordinates, which compress to a few bytes.
 */
export function drawBus(bus: Bus, side: Side, sizes: StateSizes, layout: StateLayout): DrawnBus {
  const edge = side === 'down' ? sizes.right : sizes.left;
  const outward = side === 'down' ? 1 : -1;
  const x = sizes.laneX(side, bus.lane);
  const end = portY(bus.target, bus, side, sizes, layout);
  const bend = outward * radius;
  const lines = bus.sources.map((source) => {
    const start = portY(source, bus, side, sizes, layout);
    return [
      `M${edge} ${start}H${x - bend}q${bend} 0 ${bend} ${bend}`,
      `V${end - bend}q0 ${bend} ${-bend} ${bend}H${edge + outward * 5}`,
    ].join('');
  });
  return {
    lines: lines.join(''),
    head: `M${edge + outward * 8} ${end - 4}l${outward * -7} 4 ${outward * 7} 4Z`,
  };
}

/**
 * The height at which a bus meets a box. Incoming and outgoing lines are ordered by lane, so that those of one box
 * don't cross each other.
 */
function portY(position: number, bus: Bus, side: Side, {top, boxHeight}: StateSizes, layout: StateLayout): number {
  const buses = side === 'down' ? layout.down : layout.up;
  const leaving = buses.filter(({sources}) => sources.includes(position)).sort((a, b) => b.lane - a.lane);
  const arriving = buses.filter(({target}) => target === position);
  const ports = side === 'down' ? [...arriving, ...leaving] : [...leaving.reverse(), ...arriving];
  const slot = ports.indexOf(bus);
  return Math.round(top(position) + (boxHeight * (slot + 1)) / (ports.length + 1));
}
