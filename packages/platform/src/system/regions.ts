/** A region. */
export interface Region {
  /** Id for flags and fields. */
  readonly id: string;
  readonly city: string;
  readonly country: string;
  /** Part of the world, for grouping. */
  readonly continent: 'Africa' | 'Asia Pacific' | 'Europe' | 'North America' | 'South America';
  /** IP addresses of the region's edge proxies, which never change, so that A and AAAA records can use them. */
  readonly edge: {readonly ipv4: string; readonly ipv6: string};
  /** Source IPv4 addresses of connections from the region's machines to the internet. All namespaces share them. */
  readonly outbound: readonly [string, string];
}

const regionOf = (
  id: string,
  [city, country, continent]: readonly [string, string, Region['continent']],
  edge: number,
  outbound: number,
): Region => ({
  ...{id, city, country, continent},
  edge: {ipv4: `203.0.113.${edge}`, ipv6: `2001:db8:${edge}::1`},
  outbound: [`198.51.100.${outbound}`, `198.51.100.${outbound + 1}`],
});

/** Regions in which namespaces can be created. Their addresses end with these numbers. */
export const regions: readonly Region[] = [
  regionOf('eu-central', ['Frankfurt', 'Germany', 'Europe'], 51, 10),
  regionOf('eu-north', ['Stockholm', 'Sweden', 'Europe'], 30, 20),
  regionOf('us-east', ['Ashburn', 'United States', 'North America'], 41, 30),
  regionOf('us-west', ['Portland', 'United States', 'North America'], 142, 40),
  regionOf('ap-southeast', ['Singapore', 'Singapore', 'Asia Pacific'], 59, 50),
];

/** Default region of a new namespace. */
export const defaultRegion = 'eu-central';

/** Ids of the regions. */
export const regionIds: readonly string[] = regions.map((region) => region.id);

/** Finds a region by its id. */
export function findRegion(id: string): Region | undefined {
  return regions.find((region) => region.id === id);
}
