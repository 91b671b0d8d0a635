/** The level-2 headings that pages of one kind share. */
export interface FixedHeadings {
  /** Pages that have them, by path from the project's root. */
  readonly pages: RegExp;
  /** Headings in their order. A page may have others between them. */
  readonly order: readonly string[];
  /** Headings that every such page must have. */
  readonly required: readonly string[];
  /** Former wordings, each with the heading that replaces it. */
  readonly replaced: readonly {readonly pattern: RegExp; readonly heading: string}[];
}

/** Headings of guides and of resource pages. */
export const fixedHeadings: readonly FixedHeadings[] = [
  {
    pages: /^docs\/guides-and-samples\/(?:languages|software)\//,
    order: [
      'Prerequisites',
      'Get the sample',
      'How the app works',
      'Dockerfile',
      'Manifest',
      'Deploy',
      'Verify',
      'Standby and wake-up',
      'Data and migrations',
      'Scaling',
      'Production checklist',
      'Troubleshooting',
      'Next steps',
    ],
    required: ['Prerequisites', 'Deploy', 'Troubleshooting', 'Next steps'],
    replaced: [
      {
        pattern:
          /^(?:before you (?:begin|start)|what you need|requirements|ingredients|what (?:to have|you bring).*)$/i,
        heading: 'Prerequisites',
      },
      {pattern: /^(?:the|your) (?:manifest)$/i, heading: 'Manifest'},
      {pattern: /^(?:the|your|its) (?:dockerfile|image)$/i, heading: 'Dockerfile'},
      {pattern: /^(?:deploy (?:it|the \w+)|first deploy)$/i, heading: 'Deploy'},
      {
        pattern:
          /^(?:what (?:can go|goes|went) wrong|errors (?:that )?you may meet|when (?:it|something) (?:fails|goes wrong)|common (?:errors|problems|mistakes))$/i,
        heading: 'Troubleshooting',
      },
      {
        pattern: /^(?:standby|go on standby|behavior under standby|on standby|standby and \w+)$/i,
        heading: 'Standby and wake-up',
      },
      {
        pattern: /^(?:make it ready for production|ready for production|in production)$/i,
        heading: 'Production checklist',
      },
      {pattern: /^(?:where to go (?:next|from here)|what's next|related pages)$/i, heading: 'Next steps'},
    ],
  },
  {
    pages: /^docs\/resources\//,
    order: ['Overview', 'Create', 'Manage', 'States', 'Limits', 'Fields', 'Commands', 'Errors', 'Related'],
    required: ['Overview', 'Fields', 'Commands', 'Errors', 'Related'],
    replaced: [
      {pattern: /^(?:what an? \w+ (?:is|does)|how an? \w+ is made up)$/i, heading: 'Overview'},
      {pattern: /^the life of an? \w+$/i, heading: 'States'},
      {pattern: /^create an? \w+$/i, heading: 'Create'},
      {pattern: /^everyday tasks$/i, heading: 'Manage'},
      {pattern: /^related pages$/i, heading: 'Related'},
    ],
  },
];

/** Columns of the tables in a Troubleshooting section. */
export const troubleshootingColumns: readonly string[] = ['Error or symptom', 'Cause', 'Fix'];

/** Minimum number of messages that a guide quotes in its troubleshooting tables, as inline code. */
export const minQuotedMessages = 3;
