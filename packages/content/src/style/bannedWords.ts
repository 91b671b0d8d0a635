/** A word that the house style avoids, and what to do instead. */
export interface BannedWord {
  /** Words and phrases, matched whole and in any case. */
  readonly words: readonly string[];
  /** How to fix it. */
  readonly how: string;
}

/** Words that the house style avoids. */
export const bannedWords: readonly BannedWord[] = [
  {
    words: [
      'simply',
      'just',
      'easy',
      'easily',
      'easier',
      'trivial',
      'trivially',
      'effortless',
      'effortlessly',
      'straightforward',
      'painless',
    ],
    how: 'leave it out, because it does not make a hard task simpler',
  },
  {
    words: ['obviously', 'of course', 'clearly', 'needless to say', 'as you know', 'everyone knows'],
    how: 'leave it out, or explain what readers may not know',
  },
  {
    words: [
      'blazing',
      'blazingly',
      'lightning-fast',
      'lightning fast',
      'seamless',
      'seamlessly',
      'powerful',
      'cutting-edge',
      'state-of-the-art',
      'world-class',
      'best-in-class',
      'game-changing',
      'revolutionary',
      'magical',
      'magically',
      'supercharge',
      'next-generation',
      'delightful',
    ],
    how: 'describe what it does, with a fact instead of praise',
  },
  {words: ['please'], how: 'write the instruction alone'},
  {words: ['in order to'], how: 'write "to"'},
  {words: ['utilize', 'utilizes', 'utilizing', 'leverage', 'leverages', 'leveraging'], how: 'write "use"'},
  {
    words: [
      'note that',
      'it is important to note',
      'keep in mind that',
      'basically',
      'actually',
      'very',
      'really',
      'quite',
    ],
    how: 'leave it out and state the fact',
  },
  {words: ['e.g.', 'i.e.', 'etc.', 'via'], how: 'write "for example", "that is", "and so on" or "through"'},
  {
    words: ['whitelist', 'blacklist', 'sanity check', 'dummy'],
    how: 'write "allowlist", "blocklist", "check" or "sample"',
  },
];
