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

const required = ['version: 1\n', 'app: hello\n', 'build: { dockerfile: Dockerfile }\n'];

/** Completes a fragment of a manifest with the required properties. */
export function completeFragment(text: string): string {
  const names = new Set([...text.matchAll(/^(\w+) *:/gm)].map(([, name]) => name));
  return required.filter((line) => !names.has(line.split(':')[0])).join('') + text;
}
