import {gzipSync} from 'node:zlib';
import {importTool} from './importTool';
import {mostHits, toDocuments, toPaths, type RivalEngine} from './RivalEngine';

/** The part of the package's API that the comparison uses. */
interface FlexDocument {
  add(document: object): unknown;
  search(text: string, options: object): readonly {readonly id: number}[];
  export(save: (key: string, data: string | undefined) => unknown): Promise<unknown> | undefined;
}
interface FlexSearch {
  readonly Document: new (options: object) => FlexDocument;
}

/** FlexSearch with a document index. It searches the fields in order. */
export const flexSearch: RivalEngine = {
  name: 'FlexSearch 0.8.212',
  fill: async (sections) => {
    const {Document} = await importTool<FlexSearch>('flexsearch', 'dist/flexsearch.bundle.module.min.mjs');
    const engine = new Document({
      tokenize: 'forward',
      document: {id: 'id', index: ['title', 'heading', 'text'].map((field) => ({field, tokenize: 'forward'}))},
    });
    for (const document of toDocuments(sections)) engine.add(document);
    const parts: string[] = [];
    await engine.export((key, data) => parts.push(key, data ?? ''));
    return {
      bytes: gzipSync(parts.join('\n'), {level: 9}).length,
      find: (text) => {
        const hits = engine.search(text, {limit: mostHits, suggest: true, merge: true});
        return Promise.resolve(
          toPaths(
            hits.map(({id}) => id),
            sections,
          ),
        );
      },
    };
  },
};
