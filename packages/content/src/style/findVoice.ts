import {voiceExceptions, type VoiceException} from './voiceExceptions';
import {voiceRules, type VoiceRule} from './voiceRules';

/** A wording that breaks a rule. */
export interface VoiceFinding {
  /** The words found. */
  readonly words: string;
  readonly rule: VoiceRule;
  /** The exception that permits the wording, if there is one. */
  readonly exception?: VoiceException;
}

/** Finds the wordings of a sentence that break the house style, including those with an exception. */
export function findVoice(
  file: string,
  sentence: string,
  exceptions: readonly VoiceException[] = voiceExceptions,
): VoiceFinding[] {
  const text = sentence.replace(/\s+/g, ' ').trim();
  return voiceRules.flatMap((rule) => {
    if (rule.except?.test(file) || (rule.isReferenceOnly && !/^packages\/(platform|simulator)\//.test(file))) return [];
    const match = rule.pattern.exec(text);
    if (!match) return [];
    const exception = exceptions.find(
      (one) => one.file === file && text.includes(one.text) && one.text.includes(match[0].trim()),
    );
    return [{words: match[0].trim(), rule, ...(exception && {exception})}];
  });
}
