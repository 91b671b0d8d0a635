/** A wording that the house style avoids. */
interface VoiceRule {
  /** Finds the wording in a sentence. Inline code is a backtick in the text. */
  readonly pattern: RegExp;
  /** Why it is avoided, as a clause after "because". */
  readonly why: string;
  /** What to write instead, as an instruction. */
  readonly how: string;
  /** Files that the rule skips. */
  readonly except?: RegExp;
  /** Set for a rule that applies to the strings of the platform and its simulator only. */
  readonly isReferenceOnly?: boolean;
}

const software =
  '(?:servers?|proxy|proxies|API|CLI|platform|process|processes|apps?|machines?|services?|clients?|checks?|databases?|endpoints?|registry|resolvers?|commands?|browsers?|libraries|library|frameworks?|handlers?|kernel|brokers?|drivers?|workers?|page|file|log|message|row|table|manifest|`)';
const openingWords = '(?:it|they|there|this|that|these|those|nothing|neither|only|both)';

/** Wordings to avoid that a program can find, the most specific first. */
const voiceRules: readonly VoiceRule[] = [
  {
    pattern: /\b(?:stands?|stood|standing) (?:in(?! for\b)|on|at|there|behind|before|next to|under|as)\b/i,
    why: 'things do not stand',
    how: 'write "is", "is in" or "comes before"',
  },
  {
    pattern: /\blies (?:in|on|at|under|behind|outside|next to|there)\b/i,
    why: 'things do not lie',
    how: 'write "is", or name the directory directly',
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:hold|holds|holding|held) (?:the|an?|no|all|every|what|its|your|their|at most|up to|one|two|both)\b(?! (?:\w+ ){0,2}?(?:machines?|requests?|connections?|locks?|transactions?|messages?)\b)`,
      'i',
    ),
    why: '"hold" means keeping a machine awake or a request waiting',
    how: 'write "contain", "store", "keep" or "check"',
  },
  {
    pattern: /\b(?:tells?|told|telling) (?:of|what|whether|which|apart|where|when)\b/i,
    why: 'software does not tell',
    how: 'write "report", "show" or "specify"',
  },
  {
    pattern: new RegExp(
      String.raw`${software} (?:answers?|answered|asks?|asked|says?|said|tells?|told|wants?|likes|feels?|knows|breathes?)\b`,
      'i',
    ),
    why: 'software does not speak or feel',
    how: 'write "respond", "return", "request", "report", "specify" or "need"',
  },
  {
    pattern: /\banswers (?:with|from|in|on|the|a|every|each|its|`)/i,
    why: 'servers respond',
    how: 'write "respond" or "return"',
  },
  {
    pattern: /\b(?:nobody|somebody|everybody|anybody)\b/i,
    why: 'these words mean people',
    how: 'name who or what acts, or use the passive',
  },
  {
    pattern: /\b(?:hence|makeshift|anew|beside|whoever|upon)\b/i,
    why: 'the word is archaic',
    how: 'write "because", "so", "again", "next to", "on" or a noun',
  },
  {
    pattern: new RegExp(
      String.raw`, for (?:${openingWords} |(?:the|an?|its|each|every) (?:\w+ ){1,2}(?:is|are|has|have|does|do|can|cannot|must|would) )`,
      'i',
    ),
    why: 'readers take "for" as a preposition',
    how: 'write "because"',
  },
  {
    pattern: /^(?:["“(])?What(?:ever)? (?![^?]*\?)/,
    why: 'the sentence has no real subject',
    how: 'start with the noun',
  },
  {
    pattern: /\bneeds? no (?!longer\b|more than\b)/i,
    why: 'English negates the verb',
    how: 'write "does not need"',
  },
  {
    pattern:
      /\b(?:takes?|uses?|knows?|wants?|makes?|keeps?|opens?|runs?|sends?|writes?|starts?|changes?|prints?|creates?|stores?|gets?|gives?|reads?|asks?|loses?) no (?!longer\b|more\b|fewer\b|less\b|matter\b)/i,
    why: 'English negates the verb',
    how: 'write "does not …"',
  },
  {
    pattern: /\bof (?:its|their|your|his|our|my) own\b/i,
    why: 'the phrase is indirect',
    how: 'write "its own …", "a dedicated …" or "a separate …"',
  },
  {pattern: /\bfolders?\b/i, why: 'the term is "directory"', how: 'write "directory"', except: /web-console\.mdx$/},
  {
    pattern: /\b(?:sleeps|asleep|slept)\b|\b(?:may|can|must|to|should|will|not|they|machines?|apps?|would) sleep\b/i,
    why: 'the term is "standby"',
    how: 'write "goes to standby" or "is on standby"',
  },
  {
    pattern: /\b(?:go|goes|going|went|gone|put|puts) on standby\b/i,
    why: 'a machine is on standby, but goes to standby',
    how: 'write "goes to standby"',
  },
  {
    pattern: /\bthe tool(?:['’]s)?\b(?! of\b|chain\b)/i,
    why: 'the term is "the CLI"',
    how: 'write "the CLI", or name the tool',
  },
  {
    pattern:
      /\b(?:the|an?) (?:alert rule|app|client|directory|environment variable|event|field|file|flag|header|label|metric|namespace|option|package|query parameter|rule|scope|secret|state|user) `/i,
    why: 'a code name comes before its noun',
    how: 'write "the `--wait` flag"',
  },
  {
    pattern: /\bruns? (?:once )?in (?:one|an?) (?:one-off |single )?machine\b/i,
    why: 'software runs on a machine',
    how: 'write "on"',
  },
  {
    pattern:
      /\b(?:do|does) (?!(?:not|an?|the|this|that|so|to|it|its|you|yours?|they|next|each|for|from|in|on|only|everything|yourself|more|most|what|health|one|nothing|standby|work)\b)[a-z]+(?<!ing|s)(?=[ ,;.][a-z` ])/i,
    why: 'an emphatic "do" is usually a negation that lost its "not"',
    how: 'write the verb alone, or "doesn\'t"',
  },
  {
    pattern: /\b(?:accordingly|therefore)\b/i,
    why: 'the word is formal',
    how: 'write "so", or leave it out',
  },
  {
    pattern: /\bkeeps? serving(?=[.,;]|$| (?:while|until|throughout|in the meantime)\b)/i,
    why: 'the verb needs an object',
    how: 'write "keeps serving requests" or "stays live"',
  },
  {
    pattern: /\b\w+n['’]t\b|\bcan['’]t\b|\b(?:it|that|there|you|they|we)['’](?:s|re|ll|ve)\b/i,
    why: 'reference tables and messages have no contractions',
    how: 'write both words',
    isReferenceOnly: true,
  },
];

/** Finds the wordings of a sentence that break the house style. */
export function findVoice(file: string, sentence: string): {words: string; rule: VoiceRule}[] {
  const text = sentence.replace(/\s+/g, ' ').trim();
  return voiceRules.flatMap((rule) => {
    if (rule.except?.test(file) || (rule.isReferenceOnly && !/^packages\/(platform|simulator)\//.test(file))) return [];
    const match = rule.pattern.exec(text);
    return match ? [{words: match[0].trim(), rule}] : [];
  });
}
