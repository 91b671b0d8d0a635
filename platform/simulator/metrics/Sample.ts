/** A value of a series at a time. */
export interface Sample {
  /** Name of the series; parts of histograms have their ending. */
  metric: string;
  /** `name=value`, separated by commas. */
  labels: string;
  value: number;
}
