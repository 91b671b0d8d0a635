/** Begins the text after a title that is used as the subject of a sentence. */
export const reportingVerb =
  /^(?: in the [\w.]+ guide)? (compares?|contains?|covers?|defines?|describes?|documents?|explains?|follows|ha(?:s|ve)|helps?|introduces?|lets?|lists?|shows?|teach(?:es)?|uses?)\b/;
