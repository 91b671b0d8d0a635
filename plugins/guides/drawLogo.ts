import {optimize} from 'svgo';

/** Decimals of a path. Pages show logos at 24 pixels, a unit each. */
const floatPrecision = 2;

/** The symbol of a logo. @param icon the SVG of the icon package @throws Error when it has no path */
export function drawLogo(id: string, icon: string): string {
  const {data} = optimize(icon, {multipass: true, floatPrecision});
  const path = /<path d="([^"]+)"/.exec(data)?.[1];
  if (!path) throw new Error(`${id}.svg has no path: choose another icon for the card`);
  return `<symbol id="${id}" viewBox="0 0 24 24"><path d="${path}"/></symbol>`;
}
