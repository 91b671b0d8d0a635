/** A Typesense cluster that `packages/search/src/hosted.ts` queries. The key is search-only. */
interface HostedSearch {
  readonly nodes: readonly string[];
  readonly nearestNode?: string;
  readonly apiKey: string;
  readonly collection: string;
  readonly parameters: Readonly<Record<string, string | number | boolean>>;
}

const variables = {
  nodes: 'SEARCH_NODES',
  nearestNode: 'SEARCH_NEAREST_NODE',
  apiKey: 'SEARCH_API_KEY',
  collection: 'SEARCH_COLLECTION',
  parameters: 'SEARCH_PARAMETERS',
} as const;

function readOrigin(name: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isLocal = url?.hostname === 'localhost' || url?.hostname === '127.0.0.1';
  if (url === undefined || !(url.protocol === 'https:' || isLocal) || url.pathname !== '/') {
    throw new Error(`${name}: "${text}" is not an origin over HTTPS. Write it like https://search-1.example.com.`);
  }
  return url.origin;
}

function readParameters(text: string): HostedSearch['parameters'] {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as HostedSearch['parameters'];
  } catch {
    // Reported below, with the expected format.
  }
  throw new Error(
    `${variables.parameters}: write a JSON object of Typesense search parameters, such as {"num_typos":1}.`,
  );
}

/**
 * Reads the search cluster from the build's environment. Without `SEARCH_NODES`, the site uses only its embedded
 * index.
 * @throws Error that names a missing or malformed variable
 */
export function readHostedSearch(env: NodeJS.ProcessEnv): HostedSearch | undefined {
  const nodes = (env[variables.nodes] ?? '').split(',').filter((node) => node.trim() !== '');
  if (nodes.length === 0) return undefined;
  const apiKey = env[variables.apiKey];
  if (!apiKey) throw new Error(`${variables.apiKey}: ${variables.nodes} is set, so a search-only key is needed too.`);
  const nearest = env[variables.nearestNode];
  return {
    nodes: nodes.map((node) => readOrigin(variables.nodes, node.trim())),
    ...(nearest ? {nearestNode: readOrigin(variables.nearestNode, nearest)} : {}),
    apiKey,
    collection: env[variables.collection] ?? 'aloft-docs',
    parameters: readParameters(env[variables.parameters] ?? '{}'),
  };
}

/** Path of the search page, which the dialog and OpenSearch link to. */
export const searchPagePath = 'search';
