/** Capitalizes a sentence, except for words such as vCPUs. */
export function startSentence(text: string): string {
  return /^[a-z][A-Z]/.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
}
