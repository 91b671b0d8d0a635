/** The level-2 headings that pages of one kind share. */
export interface FixedHeadings {
  /** Pages that have them, by path from the project's root. */
  readonly pages: RegExp;
  /** Headings in their order. A page may have others between them. */
  readonly order: readonly string[];
  /** Headings that every such page must have. */
  readonly required: readonly string[];
}

const operation = 'Standby and wake-up · Data and migrations · Scaling · Production checklist · Troubleshooting';
const list = (headings: string): readonly string[] => headings.split(' · ');

/** Headings of guides and of resource pages. */
export const fixedHeadings: readonly FixedHeadings[] = [
  {
    pages: /^docs\/guides-and-samples\/languages\//,
    order: list(`Prerequisites · Deploy your app · Check it · ${operation} · Start from the sample · Next steps`),
    required: list('Prerequisites · Deploy your app · Check it · Troubleshooting · Start from the sample · Next steps'),
  },
  {
    pages: /^docs\/guides-and-samples\/software\//,
    order: list(
      `Prerequisites · Get the sample · How it works · Dockerfile · Manifest · Deploy · Verify · ${operation} · Next steps`,
    ),
    required: list('Prerequisites · Deploy · Troubleshooting · Next steps'),
  },
  {
    pages: /^docs\/resources\//,
    order: list('Overview · Create · Manage · States · Limits · Fields · Commands · Errors · Related'),
    required: list('Overview · Fields · Commands · Errors · Related'),
  },
];

/** Minimum number of messages that a guide quotes in the bold symptoms of its Troubleshooting section, as inline code. */
export const minQuotedMessages = 3;
