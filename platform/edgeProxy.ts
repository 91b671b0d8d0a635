/** How the edge proxy forwards traffic from the internet. */
export const edgeProxy = {
  /** HTTP versions that clients can use. */
  clientHttpVersions: ['1.1', '2'],
  /** HTTP version of the requests that reach the process. */
  processHttpVersion: '1.1',
  /** Largest body of a request or response, in bytes; `null` if there is no limit. */
  maxBodyBytes: null,
  /** Longest duration of a request, in milliseconds; `null` if there is no limit. */
  maxRequestMs: null,
  /** Whether the proxy collects a body before it forwards it. */
  buffersBodies: false,
  /** How gRPC reaches the process: as decrypted bytes, because `https` listeners forward HTTP/1.1. */
  grpc: {listener: 'tls', offeredProtocol: 'h2'},
} as const;
