import type {ActiveDocContext, GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import {getActiveDocContext as findContext} from '@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js';

export * from '@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js';

const known = new WeakMap<GlobalPluginData, Map<string, ActiveDocContext>>();

/** The document at an address, looked up once for all parts of a page that ask. */
export function getActiveDocContext(data: GlobalPluginData, pathname: string): ActiveDocContext {
  const contexts = known.get(data) ?? new Map<string, ActiveDocContext>();
  known.set(data, contexts);
  const context = contexts.get(pathname) ?? findContext(data, pathname);
  contexts.set(pathname, context);
  return context;
}
