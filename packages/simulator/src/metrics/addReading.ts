/** Maximum number of readings per resource. The oldest are dropped first. */
const MOST_READINGS = 200;

/** Adds a reading, or replaces the one of the same time. */
export function addReading<T extends {at: number}>(readings: T[], reading: T): void {
  if (readings.at(-1)?.at === reading.at) readings.pop();
  readings.push(reading);
  if (readings.length > MOST_READINGS) readings.shift();
}

/** The latest reading at a point in time; undefined before the first. */
export function readingAt<T extends {at: number}>(readings: readonly T[], time: number): T | undefined {
  for (let index = readings.length - 1; index >= 0; index -= 1) {
    const reading = readings[index];
    if (reading && reading.at <= time) return reading;
  }
  return undefined;
}
