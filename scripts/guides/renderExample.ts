import {brand} from '@aloft/platform/brand';
import type {GuideOutline} from './createGuide';

/** Files of a new example, by path in its directory. */
export function renderExample(outline: GuideOutline): Readonly<Record<string, string>> {
  const {title, name} = outline;
  return {
    'example.json': renderRecord(outline),
    Dockerfile: `FROM debian:trixie-slim
WORKDIR /app
COPY . .
USER 65532:65532
ENV PORT=8080
EXPOSE 8080
CMD ["TODO"]
`,
    '.dockerignore': ['.git', '.env*', '*.md', 'example.json', brand.manifest, 'Dockerfile', ''].join('\n'),
    [brand.manifest]: `# yaml-language-server: $schema=${brand.docsUrl}${brand.schemaPath}
version: 1
app: ${name}
namespace: acme
build:
  dockerfile: Dockerfile
  context: .
machine:
  vcpus: 1
  memory: 256Mi
  healthcheck: { http: { path: /healthz, port: 8080 } }
scale: { min: 0, max: 1 }
services:
  - name: ${name}
    visibility: public
    listeners:
      - { port: 443, protocol: https, targetPort: 8080 }
      - { port: 80, protocol: http, redirect: https }
`,
    'README.md': `# TODO with ${title}

TODO: the sample in one or two sentences.

- Install: \`TODO\`
- Run it: \`TODO\`
- Test it: \`TODO\`
- Deploy it: \`${brand.cli} deploy\`
- \`example.json\` declares how the docs verify it.
`,
  };
}

function renderRecord({title, route, group, language, logo}: GuideOutline): string {
  const record = {
    $schema: '../../example.schema.json',
    guide: route,
    title: `TODO with ${title}`,
    card: {title, group, logos: [logo], text: 'TODO: topics of the guide in one line'},
    language,
    search: [title.toLowerCase()],
    level: 'image',
    label: 'tested in a container with',
    toolchains: [{name: 'TODO', command: 'TODO --version'}],
    build: ['TODO'],
    start: {command: ['TODO']},
    requests: [{request: 'GET /healthz', equals: 'ok'}],
    versions: [{name: title, command: 'TODO --version'}],
  };
  return `${JSON.stringify(record, null, 2)}\n`;
}
