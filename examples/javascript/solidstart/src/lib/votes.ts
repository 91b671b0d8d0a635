export const choices = ['tabs', 'spaces'] as const;
export type Choice = (typeof choices)[number];

// Pages and API routes are bundled separately, but share globalThis.
const shared = globalThis as typeof globalThis & { votes?: Record<Choice, number> };
const votes = (shared.votes ??= { tabs: 0, spaces: 0 });

export const countVotes = (): Readonly<Record<Choice, number>> => ({ ...votes });

export function castVote(choice: unknown): boolean {
  if (!choices.includes(choice as Choice)) return false;
  votes[choice as Choice] += 1;
  return true;
}
