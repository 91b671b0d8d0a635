import {createOpener} from '../dialogs/createOpener';
import {decodeManifest} from './manifestLink';
import {completeFragment} from './draft';
import Workbench from './Workbench';

const findWorkbench = createOpener(Workbench);

/** Opens the workbench with a code block's manifest, the given text, or by default the draft of this tab. */
export async function openWorkbench(source?: string | Element): Promise<void> {
  const code = source instanceof Element ? source.closest('[data-code-block]')?.querySelector('code') : undefined;
  const text = code ? completeFragment(`${code.textContent?.trimEnd()}\n`) : source;
  (await findWorkbench()).open(typeof text === 'string' ? text : undefined);
}

/** Opens the workbench with the manifest in a URL fragment. */
export async function openLink(fragment: string): Promise<void> {
  const text = await decodeManifest(fragment);
  (await findWorkbench()).open(text, text === undefined);
}
