import {defineCommand} from '../../defineCommand';

export const schema = defineCommand('schema', {
  group: 'project',
  access: 'local',
  summary: 'Print the JSON Schema of the manifest.',
  description:
    'Print the JSON Schema of the manifest that this version of the CLI uses. The documentation site publishes the same schema.',
  examples: {
    'aloft schema': 'Print the schema.',
  },
});

export const schemaValidate = defineCommand('schema validate', {
  group: 'project',
  access: 'local',
  summary: 'Validate a manifest against the schema.',
  description: 'Print every problem with its location in the file and a fix. No login is required.',
  args: [{name: 'FILE', type: 'path', required: true, description: 'Manifest to validate. `-` reads standard input.'}],
  examples: {
    'aloft schema validate aloft.yaml': 'Validate the manifest in this directory.',
  },
  errors: ['file_not_found', 'manifest_invalid'],
});
