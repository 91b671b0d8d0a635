import {gzipSync} from 'node:zlib';
import {coreFile} from '../../platform/search/indexFormat';
import {createIndexFiles} from '../../plugins/search/createIndexFiles';
import {extractRecords} from '../../plugins/search/extractRecords';
import {groupSections} from '../../plugins/search/groupSections';
import type {BuiltPage} from '../../plugins/shared/readBuiltPages';
import {createEmbeddedEngine} from '../../src/components/search/embedded/createEmbeddedEngine';
import type {RelevanceQuery} from '../../tests/search/queries';
import {flexSearch} from './engines/flexSearch';
import {miniSearch} from './engines/miniSearch';
import {orama} from './engines/orama';
import {pagefind} from './engines/pagefind';
import type {FilledEngine, RivalEngine} from './engines/RivalEngine';
import {evaluateEngine, findWith} from './evaluateEngine';

/** A row of the comparison: bytes after gzip, times in milliseconds. */
export interface ComparedEngine {
  readonly name: string;
  readonly bytes: number;
  readonly success1: number;
  readonly success3: number;
  readonly mrr: number;
  /** Median time of a query with the index loaded. */
  readonly time: number;
}

/** The site's engine, under the same conditions. */
function ownEngine(pages: readonly BuiltPage[]): RivalEngine {
  return {
    name: 'MiniSearch, cut and ranked by us',
    fill: () => {
      const files = createIndexFiles(pages);
      const index = [...files].filter(([name]) => name === coreFile || /\/t\d+\.txt$/.test(name));
      return Promise.resolve({
        bytes: index.reduce((sum, [, text]) => sum + gzipSync(text, {level: 9}).length, 0),
        find: findWith(createEmbeddedEngine((file) => Promise.resolve(files.get(file)!))),
      });
    },
  };
}

async function measure(
  name: string,
  engine: FilledEngine,
  queries: readonly RelevanceQuery[],
): Promise<ComparedEngine> {
  const times: number[] = [];
  const find = async (text: string): Promise<readonly string[]> => {
    const start = performance.now();
    const found = await engine.find(text);
    times.push(performance.now() - start);
    return found;
  };
  const {success1, success3, mrr} = (await evaluateEngine(find, queries)).byKind.get('all')!;
  times.sort((a, b) => a - b);
  return {name, bytes: engine.bytes, success1, success3, mrr, time: times[Math.floor(times.length / 2)]!};
}

/** Indexes the same records with each engine and runs the same queries. */
export async function compareEngines(
  pages: readonly BuiltPage[],
  queries: readonly RelevanceQuery[],
): Promise<readonly ComparedEngine[]> {
  const sections = groupSections(pages.flatMap(extractRecords));
  const compared: ComparedEngine[] = [];
  for (const {name, fill} of [flexSearch, orama, pagefind, miniSearch, ownEngine(pages)]) {
    const engine = await fill(sections);
    try {
      compared.push(await measure(name, engine, queries));
    } finally {
      await engine.close?.();
    }
  }
  return compared;
}
