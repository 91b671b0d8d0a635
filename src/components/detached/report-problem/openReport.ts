import {createOpener} from '../createOpener';
import ReportDialog from './ReportDialog';

const findDialog = createOpener(ReportDialog);

/** Opens the list of this page's blocks. */
export async function openReport(): Promise<void> {
  (await findDialog()).open();
}
