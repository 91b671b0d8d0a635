/** A protocol for sending log lines to an external receiver. */
export interface LogDrainProtocol {
  readonly name: string;
  /** Example of the receiver's URL. */
  readonly url: string;
  /** Requests that the platform sends: sentences. */
  readonly sends: string;
}

/** Protocols of log drains. A drain sends the lines of a namespace or an app as soon as the platform receives them. */
export const logDrainProtocols: readonly LogDrainProtocol[] = [
  {
    name: 'HTTPS',
    url: 'https://logs.example.com/ingest',
    sends: 'A `POST` request with one JSON object per line, compressed with gzip. The receiver must return 2xx.',
  },
  {
    name: 'OTLP over HTTPS',
    url: 'https://otel.example.com/v1/logs',
    sends: 'OpenTelemetry log records in protobuf. Fields other than the time and the message become attributes.',
  },
  {
    name: 'Syslog over TLS',
    url: 'syslog+tls://logs.example.com:6514',
    sends: 'RFC 5424 messages. The app is `APP-NAME`, the machine is `PROCID`, and the stream determines the severity.',
  },
];
