// Inline script before the first element: one listener serves the copy button of every code block, also before React
// has hydrated the page.
{
  /** Milliseconds for which a button shows its result. */
  const shownFor = 2000;
  /** In the site's language. */
  const texts = JSON.parse(document.currentScript.dataset.copyTexts);
  let region;

  /** Announces a text to screen readers without moving the focus. */
  const announce = (text) => {
    if (!region) {
      region = document.createElement('div');
      region.role = 'status';
      region.className = 'al-visually-hidden';
      document.body.append(region);
    }
    region.textContent = '';
    // Screen readers announce a new region, or a repeated text, only after a pause.
    setTimeout(() => (region.textContent = text), 100);
  };

  /** The commands of a terminal transcript, or the whole text of any other block. */
  const readCode = (code) => {
    if (!code.querySelector('.tok-prompt')) return code.textContent.replace(/\n$/, '');
    const copy = code.cloneNode(true);
    for (const part of copy.querySelectorAll('.tok-output, .tok-prompt')) part.remove();
    return copy.textContent
      .split('\n')
      .filter((line) => line.trim())
      .join('\n');
  };

  const answer = (button, shown, said) => {
    button.dataset.label ??= button.textContent;
    button.textContent = shown;
    announce(said);
    setTimeout(() => (button.textContent = button.dataset.label), shownFor);
  };

  document.addEventListener('click', async ({target}) => {
    const button = target instanceof Element && target.closest('[data-copy-code]');
    const code = button && button.closest('[data-code-block]')?.querySelector('code');
    if (!code) return;
    try {
      await navigator.clipboard.writeText(readCode(code));
      answer(button, texts.copied, texts.copied);
    } catch {
      // The clipboard needs a secure origin and permission. Without them, select the text.
      getSelection().selectAllChildren(code);
      answer(button, texts.selected, texts.advice);
    }
  });
}
