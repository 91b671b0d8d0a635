/** The level-2 headings that pages of one kind share. */
interface FixedHeadings {
  /** Pages that have them, by path from the project's root. */
  readonly pages: RegExp;
  /** Headings in their order. A page may have others between them. */
  readonly order: readonly string[];
  /** Headings that every such page must have. */
  readonly required: readonly string[];
}

const operation = 'Standby and wake-up · Data and migrations · Scaling · Production checklist · Troubleshooting';
const list = (headings: string): readonly string[] => headings.split(' · ');

/** Headings of guides and of resource pages. */
export const fixedHeadings: readonly FixedHeadings[] = [
  {
    pages: /^docs\/guides-and-samples\/languages\//,
    order: list(`Prerequisites · Deploy your app · Check it · ${operation} · Start from the sample · Next steps`),
    required: list('Prerequisites · Deploy your app · Check it · Troubleshooting · Start from the sample · Next steps'),
  },
  {
    pages: /^docs\/guides-and-samples\/software\//,
    order: list(
      `Prerequisites · Get the sample · How it works · Dockerfile · Manifest · Deploy · Verify · ${operation} · Next steps`,
    ),
    required: list('Prerequisites · Deploy · Troubleshooting · Next steps'),
  },
  {
    pages: /^docs\/resources\//,
    order: list('Overview · Create · Manage · States · Limits · Fields · Commands · Errors · Related'),
    required: list('Overview · Fields · Commands · Errors · Related'),
  },
];

/** Minimum number of messages that a guide quotes in the bold symptoms of its Troubleshooting section, as inline code. */
export const minQuotedMessages = 3;

const software =
  '(?:servers?|proxy|proxies|API|CLI|platform|process|processes|apps?|machines?|services?|clients?|checks?|databases?|endpoints?|registry|resolvers?|commands?|browsers?|libraries|library|frameworks?|handlers?|kernel|brokers?|drivers?|workers?|page|file|log|message|row|table|manifest|`)';

const words = (list: string) => new RegExp(`(?<![\\w-])(?:${list})(?![\\w-])`, 'i');

/** Wordings that the house style avoids and a program can find, by how to fix them. Inline code is a backtick in the text. */
const voiceRules: Readonly<Record<string, RegExp>> = {
  'leave it out, because it does not make a hard task simpler': words(
    'simply|just|eas(?:y|ily|ier)|trivial(?:ly)?|effortless(?:ly)?|straightforward|painless',
  ),
  'leave it out, or explain what readers may not know': words(
    'obviously|of course|clearly|needless to say|as you know|everyone knows',
  ),
  'describe what it does, with a fact instead of praise': words(
    'blazing(?:ly)?|lightning[- ]fast|seamless(?:ly)?|powerful|cutting-edge|state-of-the-art|world-class|best-in-class|game-changing|revolutionary|magical(?:ly)?|supercharge|next-generation|delightful',
  ),
  'write the instruction alone': words('please'),
  'write "to"': words('in order to'),
  'write "use"': words('utilizes?|utilizing|leverages?|leveraging'),
  'leave it out and state the fact': words(
    'note that|it is important to note|keep in mind that|basically|actually|very|really|quite',
  ),
  'write "for example", "that is", "and so on" or "through"': words('e\\.g\\.|i\\.e\\.|etc\\.|via'),
  'write "allowlist", "blocklist", "check" or "sample"': words('whitelist|blacklist|sanity check|dummy'),
  'write "is", "is in" or "comes before"':
    /\b(?:stands?|stood|standing) (?:in(?! for\b)|on|at|there|behind|before|next to|under|as)\b/i,
  'write "is", or name the directory directly': /\blies (?:in|on|at|under|behind|outside|next to|there)\b/i,
  'name who or what acts, or use the passive': /\b(?:nobody|somebody|everybody|anybody)\b/i,
  'write "because", "so", "again", "next to" or "on"': /\b(?:hence|makeshift|anew|beside|whoever|upon)\b/i,
  'write "because"':
    /, for (?:(?:it|they|there|this|that|these|those|nothing|neither|only|both) |(?:the|an?|its|each|every) (?:\w+ ){1,2}(?:is|are|has|have|does|do|can|cannot|must|would) )/i,
  'start with the noun': /^(?:["“(])?What(?:ever)? (?![^?]*\?)/,
  'write "its own …", "a dedicated …" or "a separate …"': /\bof (?:its|their|your|his|our|my) own\b/i,
  'write "contain", "store", "keep" or "check"; "hold" means keeping a machine awake or a request waiting':
    /\b(?:hold|holds|holding|held) (?:the|an?|no|all|every|what|its|your|their|at most|up to|one|two|both)\b(?! (?:\w+ ){0,2}?(?:machines?|requests?|connections?|locks?|transactions?|messages?)\b)/i,
  'write "report", "show" or "specify", because software does not tell':
    /\b(?:tells?|told|telling) (?:of|what|whether|which|apart|where|when)\b/i,
  'write "respond", "return", "request", "report", "specify" or "need", because software does not speak or feel':
    new RegExp(`${software} (?:ask(?:s|ed)?|says?|said|tells?|told|wants?|likes|feels?|knows|breathes?)\\b`, 'i'),
  'write "respond" or "return"': new RegExp(
    `${software} answer(?:s|ed)?\\b|\\banswers (?:with|from|in|on|the|a|every|each|its|\`)`,
    'i',
  ),
  'negate the verb: "does not …"':
    /\b(?:needs?|takes?|uses?|knows?|wants?|makes?|keeps?|opens?|runs?|sends?|writes?|starts?|changes?|prints?|creates?|stores?|gets?|gives?|reads?|asks?|loses?) no (?!longer\b|more\b|fewer\b|less\b|matter\b)/i,
  'write "directory"': /\bfolders?\b/i,
  'write "goes to standby" or "is on standby"':
    /\b(?:sleeps|asleep|slept)\b|\b(?:may|can|must|to|should|will|not|they|machines?|apps?|would) sleep\b|\b(?:go|goes|going|went|gone|put|puts) on standby\b/i,
  'write "the CLI", or name the tool': /\bthe tool(?:['’]s)?\b(?! of\b|chain\b)/i,
  'write the name before its noun: "the `--wait` flag"':
    /\b(?:the|an?) (?:alert rule|app|client|directory|environment variable|event|field|file|flag|header|label|metric|namespace|option|package|query parameter|rule|scope|secret|state|user) `/i,
  'write "on", because software runs on a machine': /\bruns? (?:once )?in (?:one|an?) (?:one-off |single )?machine\b/i,
  'write the verb alone, or "doesn\'t"; an emphatic "do" is usually a negation that lost its "not"':
    /\b(?:do|does) (?!(?:not|an?|the|this|that|so|to|it|its|you|yours?|they|next|each|for|from|in|on|only|everything|yourself|more|most|what|health|one|nothing|standby|work)\b)[a-z]+(?<!ing|s)(?=[ ,;.][a-z` ])/i,
};

/** Finds the wordings of a sentence that the house style avoids. */
export function findVoice(sentence: string): {words: string; index: number; how: string}[] {
  const text = sentence.replace(/\s/g, ' ');
  return Object.entries(voiceRules).flatMap(([how, pattern]) => {
    const match = pattern.exec(text);
    return match ? [{words: match[0].trim(), index: match.index, how}] : [];
  });
}
