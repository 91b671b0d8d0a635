const shortest = 4;
const doubled = /([bdgmnprt])\1$/;

/**
 * Reduces the forms of an English word to one stem, so that "volumes", "scaling", "stopped" and "encryption" match
 * "volume", "scale", "stop" and "encrypt".
 */
export function stemWord(word: string): string {
  if (word.length < shortest || !/^[a-z]+$/.test(word)) return word;
  let stem = word;
  if (/(?:ss|us|is)$/.test(stem)) return stem;
  if (stem.endsWith('ies') && stem.length > shortest) stem = `${stem.slice(0, -3)}y`;
  else if (/(?:ch|sh|x|z|ss)es$/.test(stem)) stem = stem.slice(0, -2);
  else if (stem.endsWith('s')) stem = stem.slice(0, -1);
  stem = stem.replace(/^(.{4,}t)ion$/, '$1');
  const verb = /^(.{3,})(?:ing|ed)$/.exec(stem)?.[1];
  if (verb !== undefined && /[aeiouy]/.test(verb)) stem = verb.replace(doubled, '$1');
  return stem.length > shortest && stem.endsWith('e') ? stem.slice(0, -1) : stem;
}
