import {createOpener} from '../dialogs/createOpener';
import ExplainDialog from './ExplainDialog';

const findDialog = createOpener(ExplainDialog);

/** The commands of a block, without prompts and output. */
function readCommands(block: Element): string {
  const code = block.querySelector('code')?.cloneNode(true) as HTMLElement | undefined;
  const isTranscript = block.querySelector('.tok-prompt') !== null;
  for (const part of code?.querySelectorAll('.tok-output, .tok-prompt') ?? []) part.remove();
  const lines = (code?.textContent ?? '').split('\n');
  return lines
    .filter((line) => !isTranscript || line.trim() !== '')
    .join('\n')
    .trim();
}

/** Explains a command, or the commands of the code block that contains an element. */
export async function openExplainer(source: string | Element): Promise<void> {
  const {open} = await findDialog();
  const block = typeof source === 'string' ? null : source.closest('[data-code-block]');
  open(block ? readCommands(block) : typeof source === 'string' ? source : '');
}
