/** A region. */
export interface Region {
  /** Id, as flags and fields write it. */
  readonly id: string;
  /** City. */
  readonly city: string;
  /** Country. */
  readonly country: string;
  /** Part of the world, for grouping. */
  readonly continent: 'Europe' | 'North America' | 'Asia Pacific';
}

/** Regions that a namespace can be created in. */
export const regions = [
  {id: 'eu-central', city: 'Frankfurt', country: 'Germany', continent: 'Europe'},
  {id: 'eu-north', city: 'Stockholm', country: 'Sweden', continent: 'Europe'},
  {id: 'us-east', city: 'Ashburn', country: 'United States', continent: 'North America'},
  {id: 'us-west', city: 'Portland', country: 'United States', continent: 'North America'},
  {id: 'ap-southeast', city: 'Singapore', country: 'Singapore', continent: 'Asia Pacific'},
] as const satisfies readonly Region[];

/** Region of a new namespace when none is named. */
export const defaultRegion = 'eu-central';

/** Ids of the regions. */
export const regionIds: readonly string[] = regions.map((region) => region.id);
