import type {GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import globalData from '@generated/globalData';
import {linkSummariesPath, selectSummary, type LinkSummaries, type LinkSummary} from '@site/platform/linkSummaries';

const versionPaths = Object.values(globalData['docusaurus-plugin-content-docs'] ?? {})
  .flatMap((data) => (data as GlobalPluginData).versions)
  .map(({path}) => path)
  // Longest first, because the path of a version can begin with that of another: `/docs/1.0`, `/docs`.
  .sort((one, other) => other.length - one.length);

const files = new Map<string, Promise<LinkSummaries>>();

async function load(path: string): Promise<LinkSummaries> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} returned ${response.status}`);
  return (await response.json()) as LinkSummaries;
}

/**
 * Finds the summary of a link's target: the definition of a term, or the titles and description of a page. The first
 * call for a version of the docs loads its summaries.
 *
 * @throws Error when they can't be loaded
 */
export async function findSummary({pathname, hash}: HTMLAnchorElement): Promise<LinkSummary | undefined> {
  const version = versionPaths.find((path) => `${pathname}/`.startsWith(`${path}/`));
  if (version === undefined) return undefined;
  const file = linkSummariesPath(version);
  const loading = files.get(file) ?? load(file);
  files.set(file, loading);
  // The next card tries again.
  loading.catch(() => files.delete(file));
  return selectSummary(await loading, pathname, hash);
}
