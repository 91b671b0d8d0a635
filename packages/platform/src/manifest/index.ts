export {
  anchorOfField,
  listSchemaFields,
  manifestDefault,
  type ManifestField,
  manifestFields,
  nearestField,
  urlOfField,
} from './fields';
export {readPointer} from './findSchemaProblems';
export {type JsonSchema, manifestSchema} from './schema';
export {machineSettings, scaleSettings, type Setting, type SettingValues} from './settings';
export {validateManifest, type ValidManifest} from './validate';
