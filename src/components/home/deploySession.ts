import type {TerminalEntry} from '../terminal/Terminal';

/**
 * A first deploy, up to the answer of a machine that was on standby. Written by
 * `npx tsx scripts/recordDeploySession.mts` and replayed in the simulator by a test.
 */
export const deploySession: readonly TerminalEntry[] = [
  {
    command: 'aloft init',
    output: 'Wrote aloft.yaml for the app hello',
  },
  {
    command: 'aloft deploy',
    output: [
      'Building acme/hello from Dockerfile',
      '  [1/3] FROM node:22-alpine',
      '  [2/3] WORKDIR /app',
      '  [3/3] COPY server.js .',
      'Pushed registry.aloft.example/acme/hello:1 (sha256:fe7e0cc0d5d9)',
      'Creating release 1',
      '  machine m-7mcb3hutx7 started in eu-central',
      '  health check GET / on port 8080 passed',
      '  machine m-7mcb3hutx7 flashed',
      '  service hello is ready',
      'Deployed hello: https://hello.acme.apps.aloft.example',
    ].join('\n'),
  },
  {
    command: 'sleep 5m',
    output: '',
  },
  {
    command: 'aloft machine list',
    output: [
      'ID             NAME      APP     STATE     REGION       VCPUS   MEMORY   AGE',
      'm-7mcb3hutx7   hello-1   hello   standby   eu-central   1       256Mi    5m',
    ].join('\n'),
  },
  {
    command: 'curl https://hello.acme.apps.aloft.example',
    output: 'Hello from Aloft',
  },
];
