const common = new Set(
  `a an and any are as at be by can docs does for from guides has have how if in is it its not of on or own samples some that
  the then this to too was when with you your app aloft`.split(/\s+/),
);

/** Beginnings of the words of a text, without the common ones. @param letters of a beginning */
export function stems(text: string, letters = 7): Set<string> {
  const words = text
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .match(/[a-z0-9]{2,}/g);
  return new Set(
    (words ?? [])
      .filter((word) => !common.has(word))
      .map((word) => word.replace(/(?:ies|es|s|ed|ing|ion|e|y)$/, '').slice(0, letters)),
  );
}
