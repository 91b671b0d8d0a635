const software =
  '(?:servers?|proxy|proxies|API|CLI|platform|process|processes|apps?|machines?|services?|clients?|checks?|databases?|endpoints?|registry|resolvers?|commands?|browsers?|libraries|library|frameworks?|handlers?|kernel|brokers?|drivers?|workers?|page|file|log|message|row|table|manifest|`)';
const words = (list: string) => new RegExp(`(?<![\\w-])(?:${list})(?![\\w-])`, 'i');

/** Wordings that the house style avoids and a program can find. Inline code is a backtick in the text. */
const voiceRules: readonly (readonly [pattern: RegExp, how: string])[] = [
  [
    words('simply|just|eas(?:y|ily|ier)|trivial(?:ly)?|effortless(?:ly)?|straightforward|painless'),
    'leave it out, because it does not make a hard task simpler',
  ],
  [
    words('obviously|of course|clearly|needless to say|as you know|everyone knows'),
    'leave it out, or explain what readers may not know',
  ],
  [
    words(
      'blazing(?:ly)?|lightning[- ]fast|seamless(?:ly)?|powerful|cutting-edge|state-of-the-art|world-class|best-in-class|game-changing|revolutionary|magical(?:ly)?|supercharge|next-generation|delightful',
    ),
    'describe what it does, with a fact instead of praise',
  ],
  [words('please'), 'write the instruction alone'],
  [words('in order to'), 'write "to"'],
  [words('utilizes?|utilizing|leverages?|leveraging'), 'write "use"'],
  [
    words('note that|it is important to note|keep in mind that|basically|actually|very|really|quite'),
    'leave it out and state the fact',
  ],
  [words('e\\.g\\.|i\\.e\\.|etc\\.|via'), 'write "for example", "that is", "and so on" or "through"'],
  [words('whitelist|blacklist|sanity check|dummy'), 'write "allowlist", "blocklist", "check" or "sample"'],
  [
    /\b(?:stands?|stood|standing) (?:in(?! for\b)|on|at|there|behind|before|next to|under|as)\b/i,
    'write "is", "is in" or "comes before"',
  ],
  [/\blies (?:in|on|at|under|behind|outside|next to|there)\b/i, 'write "is", or name the directory directly'],
  [/\b(?:nobody|somebody|everybody|anybody)\b/i, 'name who or what acts, or use the passive'],
  [/\b(?:hence|makeshift|anew|beside|whoever|upon)\b/i, 'write "because", "so", "again", "next to" or "on"'],
  [
    /, for (?:(?:it|they|there|this|that|these|those|nothing|neither|only|both) |(?:the|an?|its|each|every) (?:\w+ ){1,2}(?:is|are|has|have|does|do|can|cannot|must|would) )/i,
    'write "because"',
  ],
  [/^(?:["“(])?What(?:ever)? (?![^?]*\?)/, 'start with the noun'],
  [/\bof (?:its|their|your|his|our|my) own\b/i, 'write "its own …", "a dedicated …" or "a separate …"'],
  [
    /\b(?:hold|holds|holding|held) (?:the|an?|no|all|every|what|its|your|their|at most|up to|one|two|both)\b(?! (?:\w+ ){0,2}?(?:machines?|requests?|connections?|locks?|transactions?|messages?)\b)/i,
    'write "contain", "store", "keep" or "check"; "hold" means keeping a machine awake or a request waiting',
  ],
  [
    /\b(?:tells?|told|telling) (?:of|what|whether|which|apart|where|when)\b/i,
    'write "report", "show" or "specify", because software does not tell',
  ],
  [
    new RegExp(`${software} (?:ask(?:s|ed)?|says?|said|tells?|told|wants?|likes|feels?|knows|breathes?)\\b`, 'i'),
    'write "respond", "return", "request", "report", "specify" or "need", because software does not speak or feel',
  ],
  [
    new RegExp(`${software} answer(?:s|ed)?\\b|\\banswers (?:with|from|in|on|the|a|every|each|its|\`)`, 'i'),
    'write "respond" or "return"',
  ],
  [
    /\b(?:needs?|takes?|uses?|knows?|wants?|makes?|keeps?|opens?|runs?|sends?|writes?|starts?|changes?|prints?|creates?|stores?|gets?|gives?|reads?|asks?|loses?) no (?!longer\b|more\b|fewer\b|less\b|matter\b)/i,
    'negate the verb: "does not …"',
  ],
  [/\bfolders?\b/i, 'write "directory"'],
  [
    /\b(?:sleeps|asleep|slept)\b|\b(?:may|can|must|to|should|will|not|they|machines?|apps?|would) sleep\b|\b(?:go|goes|going|went|gone|put|puts) on standby\b/i,
    'write "goes to standby" or "is on standby"',
  ],
  [/\bthe tool(?:['’]s)?\b(?! of\b|chain\b)/i, 'write "the CLI", or name the tool'],
  [
    /\b(?:the|an?) (?:alert rule|app|client|directory|environment variable|event|field|file|flag|header|label|metric|namespace|option|package|query parameter|rule|scope|secret|state|user) `/i,
    'write the name before its noun: "the `--wait` flag"',
  ],
  [
    /\bruns? (?:once )?in (?:one|an?) (?:one-off |single )?machine\b/i,
    'write "on", because software runs on a machine',
  ],
  [
    /\b(?:do|does) (?!(?:not|an?|the|this|that|so|to|it|its|you|yours?|they|next|each|for|from|in|on|only|everything|yourself|more|most|what|health|one|nothing|standby|work)\b)[a-z]+(?<!ing|s)(?=[ ,;.][a-z` ])/i,
    'write the verb alone, or "doesn\'t"; an emphatic "do" is usually a negation that lost its "not"',
  ],
];

/** Finds the wordings of a sentence that the house style avoids. */
export function findVoice(sentence: string): {words: string; index: number; how: string}[] {
  const text = sentence.replace(/\s/g, ' ');
  return voiceRules.flatMap(([pattern, how]) => {
    const match = pattern.exec(text);
    return match ? [{words: match[0].trim(), index: match.index, how}] : [];
  });
}
