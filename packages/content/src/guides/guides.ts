/** A guide's data for its card and the sidebar. */
export interface GuideCard {
  /** Name of the language, framework or software. */
  readonly title: string;
  /** Heading above the card, and category in the sidebar. */
  readonly group: string;
  /** Icons of the package simple-icons. */
  readonly logos: readonly [string, ...string[]];
  /** Topics of the guide: one line, no full stop. */
  readonly text: string;
  /** Additional words for the filter. */
  readonly tags?: readonly string[];
}

/** A card with its target. */
export interface LinkedGuideCard extends GuideCard {
  /** Route of the guide, such as `/docs/guides-and-samples/languages/java/`. */
  readonly path: string;
  /** What the last recorded test of the sample measured. */
  readonly tested?: {
    /** Resident memory of the app after the requests, in MiB. */
    readonly memoryMiB?: number;
    /** Compressed size of the image, in MiB. */
    readonly imageMiB?: number;
    /** Date of the first pass with the current files, such as `2026-11-26`. */
    readonly since?: string;
  };
}

/** Splits sorted guides into their groups. */
export function groupGuides<Card extends GuideCard>(guides: readonly Card[]) {
  const groups = [...new Set(guides.map(({group}) => group))];
  return groups.map((group) => ({group, guides: guides.filter((guide) => guide.group === group)}));
}
