import type {Language} from '../fences/languages';

const renamed: Partial<Record<Language, string>> = {
  console: 'bash',
  dockerfile: 'docker',
  html: 'markup',
  xml: 'markup',
  sh: 'bash',
};

/** The grammar that a fence's language is highlighted with; none for plain text. */
export function grammarOfLanguage(language: Language): string | undefined {
  return language === 'text' ? undefined : (renamed[language] ?? language);
}
