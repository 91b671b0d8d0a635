/** Written by plugins/guides. */
declare module '@generated/guides/default/guides.json' {
  import type {LinkedGuideCard} from '@aloft/content/guide-cards';

  /** The guides of the site in the order of the sidebar. */
  const guides: readonly LinkedGuideCard[];
  export default guides;
}
