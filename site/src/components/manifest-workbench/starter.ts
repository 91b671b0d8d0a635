/** A starter manifest. */
export const starter = `version: 1
app: hello
build:
  dockerfile: Dockerfile
machine:
  memory: 256Mi
  healthcheck:
    http: { path: /, port: 8080 }
services:
  - name: hello
    listeners:
      - { port: 443, protocol: https, targetPort: 8080 }
`;

const required: Readonly<Record<string, string>> = {
  version: 'version: 1\n',
  app: 'app: hello\n',
  build: 'build: { dockerfile: Dockerfile }\n',
};

/** Completes a fragment of a manifest with the required properties. */
export function completeFragment(text: string): string {
  const missing = Object.entries(required).flatMap(([name, line]) =>
    new RegExp(`^${name} *:`, 'm').test(text) ? [] : line,
  );
  return missing.join('') + text;
}
