/** A value of a series at a point in time. */
export interface Sample {
  /** Name of the series; those of histograms have a suffix. */
  metric: string;
  /** `name=value`, separated by commas. */
  labels: string;
  value: number;
}
