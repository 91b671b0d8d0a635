export {
  anchorOfField,
  findManifestField,
  manifestDefault,
  type ManifestField,
  manifestFields,
  urlOfField,
} from './fields';
export {manifestSchema} from './schema';
export {validateManifest} from './validate';
