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

/** Regions in which namespaces can be created. */
export const regions = [
  {
    id: 'eu-central',
    city: 'Frankfurt',
    country: 'Germany',
    continent: 'Europe',
    edge: {ipv4: '203.0.113.51', ipv6: '2001:db8:51::1'},
    outbound: ['198.51.100.10', '198.51.100.11'],
  },
  {
    id: 'eu-north',
    city: 'Stockholm',
    country: 'Sweden',
    continent: 'Europe',
    edge: {ipv4: '203.0.113.30', ipv6: '2001:db8:30::1'},
    outbound: ['198.51.100.20', '198.51.100.21'],
  },
  {
    id: 'us-east',
    city: 'Ashburn',
    country: 'United States',
    continent: 'North America',
    edge: {ipv4: '203.0.113.41', ipv6: '2001:db8:41::1'},
    outbound: ['198.51.100.30', '198.51.100.31'],
  },
  {
    id: 'us-west',
    city: 'Portland',
    country: 'United States',
    continent: 'North America',
    edge: {ipv4: '203.0.113.142', ipv6: '2001:db8:142::1'},
    outbound: ['198.51.100.40', '198.51.100.41'],
  },
  {
    id: 'ap-southeast',
    city: 'Singapore',
    country: 'Singapore',
    continent: 'Asia Pacific',
    edge: {ipv4: '203.0.113.59', ipv6: '2001:db8:59::1'},
    outbound: ['198.51.100.50', '198.51.100.51'],
  },
] as const satisfies readonly Region[];

/** Default region of a new namespace. */
export const defaultRegion = 'eu-central';

/** Ids of the regions. */
export const regionIds: readonly string[] = regions.map((region) => region.id);

/** Finds a region by its id. */
export function findRegion(id: string): Region | undefined {
  return regions.find((region) => region.id === id);
}
