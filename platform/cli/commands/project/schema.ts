import {defineCommand} from '../../defineCommand';

export const schema = defineCommand({
  path: ['schema'],
  group: 'project',
  access: 'local',
  summary: 'Print the JSON Schema of the manifest.',
  description:
    'Print the JSON Schema of the manifest that this version of the CLI uses. The documentation site publishes the same schema.',
  args: [],
  flags: [],
  examples: [{line: 'aloft schema', description: 'Print the schema.'}],
  errors: [],
});

export const schemaValidate = defineCommand({
  path: ['schema', 'validate'],
  group: 'project',
  access: 'local',
  summary: 'Validate a manifest against the schema.',
  description: 'Print every problem with its location in the file and a fix. No login is required.',
  args: [{name: 'FILE', type: 'path', required: true, description: 'Manifest to validate. `-` reads standard input.'}],
  flags: [],
  examples: [{line: 'aloft schema validate aloft.yaml', description: 'Validate the manifest in this directory.'}],
  errors: ['file_not_found', 'manifest_invalid'],
});
