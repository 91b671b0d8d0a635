import {gzipSync} from 'node:zlib';
import MiniSearch from 'minisearch';
import {mostHits, toDocuments, toPaths, type RivalEngine} from './RivalEngine';

/** MiniSearch with its default ranking. */
export const miniSearch: RivalEngine = {
  name: 'MiniSearch 7.2.0',
  fill: (sections) => {
    const engine = new MiniSearch({fields: ['title', 'heading', 'text']});
    engine.addAll(toDocuments(sections));
    const options = {prefix: true, fuzzy: 0.2, boost: {title: 3, heading: 2}};
    return Promise.resolve({
      bytes: gzipSync(JSON.stringify(engine), {level: 9}).length,
      find: (text) => {
        const hits = engine.search(text, options).slice(0, mostHits);
        return Promise.resolve(
          toPaths(
            hits.map(({id}) => Number(id)),
            sections,
          ),
        );
      },
    });
  },
};
