/** Optimizations that depart from plain Docusaurus. The README of each explains its reason and mechanism. */
export const departures = ['build-time-prism', 'static-markup', 'slim-utils', 'purge-css', 'page-assets'] as const;

export type Departure = (typeof departures)[number];

const isDeparture = (name: string): name is Departure => (departures as readonly string[]).includes(name);

/**
 * Reads the set of enabled departures.
 *
 * @param setting the environment variable `LEAN`: `on` (the default) for all, `off` for none, or the names of those to
 *   leave out, separated by commas
 * @throws Error that lists the names if one is unknown
 */
export function readDepartures(setting = 'on'): ReadonlySet<Departure> {
  if (setting === 'on') return new Set(departures);
  if (setting === 'off') return new Set();
  const excluded = setting.split(',');
  const unknown = excluded.find((name) => !isDeparture(name));
  if (unknown !== undefined)
    throw new Error(`LEAN is "on", "off" or a list of ${departures.join(', ')}; "${unknown}" is none of these`);
  return new Set(departures.filter((name) => !excluded.includes(name)));
}
