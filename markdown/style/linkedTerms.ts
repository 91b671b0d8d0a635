/**
 * Terms of the glossary that each page links at its first use: those that a reader cannot know from other platforms.
 * Words of everyday language, such as "app" or "hold", would give more links than help.
 */
export const linkedTerms: ReadonlySet<string> = new Set([
  'control-socket',
  'deploy-token',
  'edge-proxy',
  'flash-mode',
  'held-request',
  'host-agent',
  'idle-timeout',
  'standby',
]);
