import {defineCommand} from '../../defineCommand';
import {buildFlags} from '../sharedFlags';

export const build = defineCommand('build', {
  group: 'project',
  access: 'deploy',
  summary: "Build the project's image without deploying it.",
  description:
    'The CLI sends the build context to the image builder, which builds the Dockerfile for linux/amd64 and pushes the image to `registry.aloft.example`. The build log is streamed.',
  args: [
    {
      name: 'CONTEXT',
      type: 'path',
      required: false,
      description: 'Directory to build. The default is `build.context` in the manifest.',
    },
  ],
  flags: [
    ...buildFlags,
    {
      name: 'tag',
      short: 't',
      type: 'string',
      placeholder: 'TAG',
      description: 'Tag of the image. The default is the number of the next release.',
    },
  ],
  examples: {
    'aloft build': 'Build the project in this directory.',
    'aloft build --tag v1.4.0 --no-cache': 'Build every step again and tag the image.',
    'aloft build ./web --dockerfile web/Dockerfile --build-arg NODE_ENV=production':
      'Build a directory with a build argument.',
    'aloft build --build-secret npmrc=.npmrc --file deploy/aloft.yaml': 'Make a secret file available to a build step.',
  },
  errors: [
    'manifest_not_found',
    'manifest_invalid',
    'file_not_found',
    'build_failed',
    'image_too_large',
    'rate_limited',
  ],
});
