import {readFileSync} from 'node:fs';
import {beforeAll, describe, expect, it} from 'vitest';
import {parse} from 'yaml';

// Docker isn't available in CI, so the file is parsed like Compose does, with merged anchors.

interface Node {
  readonly image: string;
  readonly restart: string;
  readonly configs: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  readonly healthcheck: {readonly test: readonly string[]; readonly interval: string; readonly retries: number};
  readonly networks: Readonly<Record<string, {readonly ipv4_address: string}>>;
  readonly ports: readonly string[];
  readonly volumes: readonly string[];
}
interface Cluster {
  readonly services: Readonly<Record<string, Node>>;
  readonly networks: Readonly<Record<string, {readonly ipam: {readonly config: readonly {readonly subnet: string}[]}}>>;
  readonly configs: Readonly<Record<string, {readonly content: string}>>;
  readonly volumes: Readonly<Record<string, unknown>>;
}

const text = readFileSync('site/hosting/search-cluster.compose.yaml', 'utf8');
let cluster: Cluster;
let nodes: readonly Node[];

beforeAll(() => {
  cluster = parse(text, {merge: true}) as Cluster;
  nodes = Object.values(cluster.services);
});

describe('the compose file of the search cluster', () => {
  it('has three nodes of one pinned version, with restart policies and health checks', () => {
    expect(nodes).toHaveLength(3);
    for (const {image, restart, healthcheck} of nodes) {
      expect(image).toMatch(/^typesense\/typesense:\d+\.\d+(?:\.\d+)?$/);
      expect(image).toBe(nodes[0]!.image);
      expect(restart).toBe('unless-stopped');
      expect(healthcheck.test[0]).toBe('CMD');
      expect(healthcheck.test.at(-1)).toContain('/health');
      expect(healthcheck.retries).toBeGreaterThan(0);
    }
  });

  it('lists every node as a peer of the others, with the ports that they listen on', () => {
    const peers = cluster.configs.nodes!.content.split(',');
    expect(peers).toEqual(
      nodes.map(({environment, networks}) => {
        expect(environment.TYPESENSE_PEERING_ADDRESS).toBe(networks.search!.ipv4_address);
        return `${environment.TYPESENSE_PEERING_ADDRESS}:${environment.TYPESENSE_PEERING_PORT}:${environment.TYPESENSE_API_PORT}`;
      }),
    );
    expect(new Set(peers).size).toBe(3);
    const prefix = cluster.networks.search!.ipam.config[0]!.subnet.replace(/\.0\/24$/, '.');
    for (const peer of peers) expect(peer.startsWith(prefix), peer).toBe(true);
    for (const {configs, environment} of nodes) {
      expect(configs).toContain('nodes');
      expect(environment.TYPESENSE_NODES).toBe('/nodes');
    }
  });

  it("keeps each node's data in a separate volume", () => {
    const volumes = nodes.map(({volumes: [volume = ''], environment}) => {
      const [name = '', mount] = volume.split(':');
      expect(mount).toBe(environment.TYPESENSE_DATA_DIR);
      return name;
    });
    expect(new Set(volumes).size).toBe(3);
    expect(Object.keys(cluster.volumes).sort()).toEqual([...volumes].sort());
  });

  it('reads the key from the environment and refuses to start without it', () => {
    for (const {environment} of nodes) expect(environment.TYPESENSE_API_KEY).toMatch(/^\$\{SEARCH_ADMIN_KEY:\?.+\}$/);
    expect(text).not.toMatch(/api[_-]?key\s*[:=]\s*["']?[A-Za-z0-9]{8,}/i);
  });

  it('publishes each node on a separate port of the local interface', () => {
    const ports = nodes.flatMap(({ports: list}) => list);
    for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:\d+:8108$/);
    expect(new Set(ports).size).toBe(3);
  });
});
