/** Whether tests that can't run fail instead of being skipped, as in CI. */
export const requiresAll = process.env.REQUIRE_ALL === '1';

/** @throws Error with the reason why tests can't run if every test is required */
export function failIfRequired(reason: string): void {
  if (requiresAll) throw new Error(`REQUIRE_ALL=1 requires every test, but ${reason}`);
}

/**
 * Prints and returns the reason why tests can't run; undefined if they can.
 * @throws Error with the reason if every test is required
 */
export function skipReason(reason: string | undefined): string | undefined {
  if (reason === undefined) return undefined;
  failIfRequired(reason);
  console.log(`skipped: ${reason}`);
  return reason;
}
