import {existsSync, readFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {readBuiltPages} from '@aloft/content/built-pages';
import type {SearchRecord} from '@aloft/search';
import {publishRecords} from '@aloft/search/publish';
import {readRecords} from '@aloft/search/records';
import {Client} from 'typesense';
import {listRoots} from '../site/hosting/listRoots';
import {runMain} from './runMain';

/** Reads the records of all pages in the sitemaps of a built site: those of every locale and version. */
export function readSearchRecords(directory: string): readonly SearchRecord[] {
  if (!existsSync(`${directory}/sitemap.xml`))
    throw new Error(`${directory} doesn't contain a built site: run \`npm run build\` first`);
  const roots = listRoots(directory);
  const baseUrl = roots.at(-1)!;
  const paths = roots.flatMap((root) => {
    const sitemap = readFileSync(`${directory}/${root.slice(baseUrl.length)}sitemap.xml`, 'utf8');
    return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!).pathname);
  });
  return [...readBuiltPages(directory, paths, baseUrl)].flatMap(readRecords);
}

/** Publishes the records of a built site. @returns what it published */
export async function publishSearch(directory: string, env: NodeJS.ProcessEnv): Promise<string> {
  // The key is set for this process only, never for a build.
  const {SEARCH_ADMIN_KEY: apiKey, SEARCH_NODES: origins, SEARCH_COLLECTION: alias = 'aloft-docs'} = env;
  if (!apiKey || !origins)
    throw new Error(
      `${apiKey ? 'SEARCH_NODES' : 'SEARCH_ADMIN_KEY'} is not set. config/environment.ts lists the variables of search.`,
    );
  const nodes = origins.split(',').map((origin) => ({url: new URL(origin.trim()).origin}));
  const client = new Client({apiKey, nodes, connectionTimeoutSeconds: 30, numRetries: 3, logLevel: 'silent'});
  const records = readSearchRecords(directory);
  const pages = new Set(records.map(({path}) => path));
  try {
    const name = await publishRecords(client, alias, records);
    return `${records.length} records of ${pages.size} pages are published as ${name}.`;
  } catch (error) {
    // A client error may contain the request with the key.
    throw new Error((error as Error).message.replaceAll(apiKey, '<key>'));
  }
}

if (require.main === module) {
  const {values} = parseArgs({options: {dir: {type: 'string', default: 'build'}}});
  void runMain(async () => console.log(await publishSearch(values.dir, process.env)));
}
