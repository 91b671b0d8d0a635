/**
 * Glossary terms that each page links at their first use, because readers don't know them from other platforms. Links
 * for everyday words, such as "app" or "hold", would be noise.
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
