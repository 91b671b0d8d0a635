/** Forwarding of internet traffic by the edge proxy. */
export const edgeProxy = {
  /** HTTP versions that clients can use. */
  clientHttpVersions: ['1.1', '2'],
  /** HTTP version of forwarded requests. */
  processHttpVersion: '1.1',
  /** Maximum body size of a request or response, in bytes; `null` if there is no limit. */
  maxBodyBytes: null,
  /** Maximum duration of a request, in milliseconds; `null` if there is no limit. */
  maxRequestMs: null,
  /** Whether the proxy buffers a body before it forwards it. */
  buffersBodies: false,
  /** Listener for gRPC, which forwards decrypted bytes, because `https` listeners forward HTTP/1.1. */
  grpc: {listener: 'tls', offeredProtocol: 'h2'},
} as const;
