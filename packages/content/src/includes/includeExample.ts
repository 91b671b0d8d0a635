import type {ExampleReference} from '../fences/FenceMeta';
import {ContentError} from '../problems/ContentError';
import type {Place} from '../problems/Problem';
import type {ExampleReader} from './ExampleReader';
import {readRegion, RegionError} from './readRegion';

/**
 * Returns the text of an example or of one of its regions.
 *
 * @param place location of the fence, for the message
 * @throws ContentError when the file or the region does not exist
 */
export function includeExample({path, region}: ExampleReference, read: ExampleReader, place: Place): string {
  const text = read(path);
  if (text === undefined) {
    throw new ContentError({...place, what: `examples/${path} does not exist`, how: 'name a file under examples/'});
  }
  try {
    return readRegion(text, region);
  } catch (error) {
    if (!(error instanceof RegionError)) throw error;
    throw new ContentError({
      ...place,
      what: `examples/${path}: ${error.message}`,
      how: 'put #region NAME and #endregion NAME in comments around the lines, or name a region that exists',
    });
  }
}
