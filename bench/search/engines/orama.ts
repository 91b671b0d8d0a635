import {gzipSync} from 'node:zlib';
import {importTool} from './importTool';
import {mostHits, toDocuments, toPaths, type RivalEngine, type SectionDocument} from './RivalEngine';

/** The part of the package's API that the comparison uses. */
interface Orama {
  create(options: object): unknown;
  insertMultiple(db: unknown, documents: readonly object[], batch: number): unknown;
  search(db: unknown, query: object): Promise<{hits: readonly {document: {place: number}}[]}>;
  save(db: unknown): {index: unknown};
}

const toRecord = ({id, title, heading, text}: SectionDocument) => ({place: id, title, heading, text});

/** Orama with full-text search. */
export const orama: RivalEngine = {
  name: 'Orama 3.1.18',
  fill: async (sections) => {
    const {create, insertMultiple, search, save} = await importTool<Orama>('@orama/orama', 'dist/esm/index.js');
    const db = create({schema: {place: 'number', title: 'string', heading: 'string', text: 'string'}});
    await insertMultiple(db, toDocuments(sections).map(toRecord), 500);
    return {
      bytes: gzipSync(JSON.stringify(save(db).index), {level: 9}).length,
      find: async (term) => {
        const {hits} = await search(db, {
          term,
          properties: ['title', 'heading', 'text'],
          tolerance: 1,
          limit: mostHits,
          boost: {title: 3, heading: 2},
        });
        return toPaths(
          hits.map(({document}) => document.place),
          sections,
        );
      },
    };
  },
};
