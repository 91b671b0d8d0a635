import {createOpener} from '../createOpener';
import ShortcutsDialog from './ShortcutsDialog';

const findDialog = createOpener(ShortcutsDialog);

/** Opens the list of keys. */
export async function openShortcuts(): Promise<void> {
  (await findDialog()).open();
}
