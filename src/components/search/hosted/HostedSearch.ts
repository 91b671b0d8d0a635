/** A Typesense cluster that browsers query. The key is public, so it must only allow searching. */
export interface HostedSearch {
  /** Origins of the nodes, such as `https://search-1.aloft.example`. */
  readonly nodes: readonly string[];
  /** Origin of the node behind a geographic load balancer, which is queried first. */
  readonly nearestNode?: string;
  readonly apiKey: string;
  /** Name of the collection, or of the alias that `npm run search:publish` swaps. */
  readonly collection: string;
  /** Additional Typesense search parameters. */
  readonly parameters: Readonly<Record<string, string | number | boolean>>;
}
