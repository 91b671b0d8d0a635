import {optimize} from 'svgo';

/** Decimals of a path. Pages show logos at 24 pixels, a unit each. */
const floatPrecision = 2;

/** A part of a logo that is legible at 24 pixels. */
interface Detail {
  /** Indexes of the path's outlines to draw. */
  readonly outlines: readonly number[];
  readonly viewBox: string;
}

const details: Readonly<Record<string, Detail>> = {
  // Only the dolphin and its eye: the name below it would be five pixels high.
  mysql: {outlines: [0, 7], viewBox: '13.9 3.5 10.4 10.4'},
};

function readPath(id: string, icon: string, absolute = false): string {
  const plugins = [{name: 'convertPathData' as const, params: {forceAbsolutePath: true}}];
  const {data} = optimize(icon, absolute ? {plugins} : {multipass: true, floatPrecision});
  const path = /<path d="([^"]+)"/.exec(data)?.[1];
  if (!path) throw new Error(`${id}.svg has no path: choose another icon for the card`);
  return path;
}

/** The icon without the outlines that a detail leaves out. */
function cutOut(id: string, icon: string, {outlines}: Detail): string {
  const paths = readPath(id, icon, true).split(/(?=M)/);
  return `<svg xmlns="http://www.w3.org/2000/svg"><path d="${outlines.map((index) => paths[index]).join('')}"/></svg>`;
}

/** The symbol of a logo. @param icon the SVG of the icon package @throws Error when it has no path */
export function drawLogo(id: string, icon: string): string {
  const detail = details[id];
  const path = readPath(id, detail ? cutOut(id, icon, detail) : icon);
  return `<symbol id="${id}" viewBox="${detail?.viewBox ?? '0 0 24 24'}"><path d="${path}"/></symbol>`;
}
