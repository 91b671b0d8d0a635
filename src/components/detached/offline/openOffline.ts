import {createOpener} from '../createOpener';
import OfflineDialog from './OfflineDialog';

const findDialog = createOpener(OfflineDialog);

/** Opens the dialog that saves the site for reading offline. */
export async function openOffline(): Promise<void> {
  (await findDialog()).open();
}
