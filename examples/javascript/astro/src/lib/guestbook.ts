export interface Entry {
  name: string;
  message: string;
}

const entries: Entry[] = [];

export const listEntries = (): readonly Entry[] => entries;

export function sign(entry: Entry): void {
  entries.unshift(entry);
}
