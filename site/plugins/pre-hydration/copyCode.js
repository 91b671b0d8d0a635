// Inline script before the first element: one listener serves the copy button of every code block, also before React
// has hydrated the page.
{
  /** Milliseconds for which a button shows its result. */
  const shownFor = 2000;
  /** In the site's language. */
  const texts = JSON.parse(document.currentScript.dataset.texts);
  let region;

  /** Announces a message to screen readers without moving the focus. */
  const announce = (text) => {
    if (!region) {
      region = document.createElement('div');
      region.role = 'status';
      region.className = 'al-visually-hidden';
      document.body.append(region);
    }
    region.textContent = '';
    // Screen readers announce a new live region, or the same message again, only after a delay.
    setTimeout(() => (region.textContent = text), 100);
  };

  /** The commands of a terminal transcript, from whose copy it removes prompts and output. */
  const readCommands = (copy) => {
    for (const part of copy.querySelectorAll('.tok-output, .tok-prompt')) part.remove();
    return copy.textContent
      .split('\n')
      .filter((line) => line.trim())
      .join('\n');
  };

  /** The text that a button copies, without the lines that the block shows as deleted, and its announcement. */
  const readCode = (shown, isWhole) => {
    const code = shown.cloneNode(true);
    for (const line of code.querySelectorAll('del')) line.remove();
    const isTranscript = code.querySelector('.tok-prompt');
    if (isWhole || !isTranscript)
      return [code.textContent.replace(/\n$/, ''), isTranscript ? texts.whole : texts.copied];
    return [readCommands(code), texts.commands];
  };

  const answer = (button, shown, said) => {
    button.dataset.label ??= button.textContent;
    button.textContent = shown;
    announce(said);
    setTimeout(() => (button.textContent = button.dataset.label), shownFor);
  };

  // oxlint-disable-next-line typescript/no-misused-promises -- it catches its errors
  document.addEventListener('click', async ({target}) => {
    const button = target instanceof Element && target.closest('[data-copy-code]');
    const code = button && button.closest('[data-code-block]')?.querySelector('code');
    if (!code) return;
    try {
      const [text, said] = readCode(code, button.dataset.copyCode === 'whole');
      await navigator.clipboard.writeText(text);
      answer(button, texts.copied, said);
    } catch {
      // The clipboard needs a secure origin and permission. Without them, select the text.
      getSelection().selectAllChildren(code);
      answer(button, texts.selected, isSecureContext ? texts.forbidden : texts.insecure);
    }
  });
}
