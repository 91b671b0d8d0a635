import {findManifestField, type ManifestField} from '@site/platform/manifest/fields';

/** The property at a path, or the closest one that contains it: `machine.env` for `machine.env.PORT`. */
export function nearestField(path: string): ManifestField | undefined {
  const steps = path.split(/(?=\.|\[)/);
  for (let length = steps.length; length > 0; length--) {
    const field = findManifestField(steps.slice(0, length).join(''));
    if (field) return field;
  }
  return undefined;
}
