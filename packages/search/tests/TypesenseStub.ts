import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';

type Document = Readonly<Record<string, unknown>> & {readonly id: string};
type Send = (status: number, value: unknown) => void;

/** Behavior of the stub. */
export interface Faults {
  /** Delay before each response, in milliseconds. */
  delay?: number;
  /** Body of every search response, with status 200. */
  nonsense?: string;
  /** Number of imports that fail before one succeeds. */
  failImports?: number;
  /** Number of documents per import that are dropped silently. */
  loseDocuments?: number;
}

/** The keys of Typesense's order, as far as they depend on the parameters: the weight of the best field, and `sort_by`. */
function rank(document: Document, query: URLSearchParams, words: readonly string[]): readonly number[] {
  const read = (name: string) => (query.get(name) ?? '').split(',');
  const weights = read('query_by').map((field, index) => {
    const text = String(document[field] ?? '').toLowerCase();
    const contained = text.split(/[^\p{L}\p{N}]+/u);
    return words.some((word) => contained.includes(word)) ? Number(read('query_by_weights')[index]) : 0;
  });
  return read('sort_by')
    .map((each) => each.replace(/\(.*\)|:desc$/g, ''))
    .map((field) => (field.startsWith('_text_match') ? Math.max(...weights) : Number(document[field])));
}

/**
 * A stub of a Typesense server with the part of its documented API that this site uses. It matches only plain words, in the
 * order of the weights and priors.
 * With `TYPESENSE_URL` and `TYPESENSE_KEY`, the same tests run against a real server.
 */
export class TypesenseStub {
  readonly collections = new Map<string, Map<string, Document>>();
  readonly aliases = new Map<string, string>();
  readonly searches: URLSearchParams[] = [];
  readonly #texts = new WeakMap<Document, string>();
  readonly #server: Server = createServer((request, response) => void this.#answer(request, response));
  faults: Faults = {};

  constructor(readonly key: string) {}

  async listen(): Promise<string> {
    await new Promise<void>((ready) => this.#server.listen(0, '127.0.0.1', ready));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((closed) => this.#server.close(closed));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const url = new URL(request.url ?? '/', 'http://stub');
    const send: Send = (status, value) => {
      response.writeHead(status, {
        'Content-Type': typeof value === 'string' ? 'text/plain' : 'application/json',
        'Access-Control-Allow-Origin': '*',
        'Access-Control-Allow-Headers': '*',
      });
      response.end(typeof value === 'string' ? value : JSON.stringify(value));
    };
    if (this.faults.delay !== undefined) await new Promise((done) => setTimeout(done, this.faults.delay));
    if (request.method === 'OPTIONS') return send(204, '');
    const key = request.headers['x-typesense-api-key'] ?? url.searchParams.get('x-typesense-api-key');
    if (key !== this.key) return send(401, {message: 'Forbidden - a valid `x-typesense-api-key` header must be sent.'});
    const [, root, name = '', part, id] = url.pathname.split('/').map(decodeURIComponent);
    if (root === 'debug') return send(200, {state: 1, version: 'stub'});
    if (root === 'aliases') return this.#alias(request.method!, name, body, send);
    if (root !== 'collections') return send(404, {message: 'Not Found'});
    if (name === '') return this.#list(request.method!, body, send);
    const documents = this.collections.get(this.aliases.get(name) ?? name);
    if (documents === undefined) return send(404, {message: 'Not Found'});
    if (part === 'documents' && id === 'import') return this.#import(documents, body, send);
    if (part === 'documents' && id === 'search') return this.#search(documents, url.searchParams, send);
    if (part === 'synonyms') return send(200, {id, ...JSON.parse(body)});
    if (request.method === 'DELETE') this.collections.delete(name);
    return send(200, {name, num_documents: documents.size});
  }

  #alias(method: string, name: string, body: string, send: Send): void {
    if (method === 'PUT') this.aliases.set(name, (JSON.parse(body) as {collection_name: string}).collection_name);
    const collection = this.aliases.get(name);
    if (method === 'DELETE') this.aliases.delete(name);
    if (collection === undefined) send(404, {message: 'Could not find an alias with that name.'});
    else send(200, {name, collection_name: collection});
  }

  #list(method: string, body: string, send: Send): void {
    const describe = (name: string) => ({name, num_documents: this.collections.get(name)!.size});
    if (method !== 'POST') return send(200, [...this.collections.keys()].map(describe));
    const {name} = JSON.parse(body) as {name: string};
    this.collections.set(name, new Map());
    send(201, describe(name));
  }

  #import(documents: Map<string, Document>, body: string, send: Send): void {
    if ((this.faults.failImports ?? 0) > 0) {
      this.faults.failImports! -= 1;
      return send(503, {message: 'The stub was told to fail.'});
    }
    const lines = body.split('\n').filter((line) => line !== '');
    const kept = lines.slice(0, lines.length - (this.faults.loseDocuments ?? 0));
    for (const line of kept) {
      const document = JSON.parse(line) as Document;
      documents.set(document.id, document);
    }
    send(200, lines.map(() => JSON.stringify({success: true})).join('\n'));
  }

  #search(documents: ReadonlyMap<string, Document>, query: URLSearchParams, send: Send): void {
    this.searches.push(query);
    if (this.faults.nonsense !== undefined) return send(200, JSON.parse(this.faults.nonsense));
    const words = query.get('q')?.toLowerCase().match(/\S+/g) ?? [];
    const hits = [...documents.values()]
      .filter((document) => words.length > 0 && words.every((word) => this.#textOf(document).includes(word)))
      .map((document) => ({document, keys: rank(document, query, words)}));
    hits.sort((a, b) => a.keys.map((key, index) => b.keys[index]! - key).find((difference) => difference !== 0) ?? 0);
    const groups = new Map<string, Document[]>();
    for (const {document} of hits) {
      const page = String(document[query.get('group_by') ?? '']);
      groups.set(page, [...(groups.get(page) ?? []), document]);
    }
    const size = Number(query.get('per_page'));
    const from = (Number(query.get('page')) - 1) * size;
    send(200, {
      found: groups.size,
      grouped_hits: [...groups].slice(from, from + size).map(([page, found]) => ({
        group_key: [page],
        hits: found.slice(0, Number(query.get('group_limit'))).map((document) => ({
          document,
          highlights: this.#highlight(document, words[0]!, query),
        })),
      })),
    });
  }

  #textOf(document: Document): string {
    const text = this.#texts.get(document) ?? JSON.stringify(document).toLowerCase();
    this.#texts.set(document, text);
    return text;
  }

  #highlight(document: Document, word: string, query: URLSearchParams): readonly object[] {
    const content = document.text;
    if (typeof content !== 'string' || !content.toLowerCase().includes(word)) return [];
    const at = content.toLowerCase().indexOf(word);
    const marked = `${query.get('highlight_start_tag')}${content.slice(at, at + word.length)}${query.get('highlight_end_tag')}`;
    return [{field: 'text', snippet: content.slice(0, at) + marked + content.slice(at + word.length)}];
  }
}
