/** A sentence that breaks a rule of the house style on purpose. */
export interface VoiceException {
  /** Path from the project's root. */
  readonly file: string;
  /** Words of the sentence that contain the wording. */
  readonly text: string;
  /** Why the wording stays. */
  readonly why: string;
}

/** The sentences that keep a wording that a rule finds. An entry that no longer applies fails a test. */
export const voiceExceptions: readonly VoiceException[] = [];
