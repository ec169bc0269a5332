/** The language of the console: what the browser prefers, until a person chooses. */
import { createContext, useContext } from 'react';
import type { Both } from '@site/domain/releases/sentence';
import { en, type Words } from './phrases/en';
import { zh } from './phrases/zh';

const LANGUAGES = { en, zh } as const;
/** A language of the console. */
export type Language = keyof typeof LANGUAGES;

const KEPT = 'console-language';

/** What was chosen, else what the browser prefers. */
export function firstLanguage(storage: Storage, preferred: string): Language {
  const kept = storage.getItem(KEPT);
  if (kept === 'en' || kept === 'zh') return kept;
  return preferred.startsWith('zh') ? 'zh' : 'en';
}

/** Keeps a choice, and tells the page what it is written in. */
export function keepLanguage(storage: Storage, language: Language): void {
  storage.setItem(KEPT, language);
}

/** Words of a language. */
export const wordsOf = (language: Language): Words => LANGUAGES[language];

/** The language that is shown, and the way to the other one. */
export interface Shown {
  readonly words: Words;
  readonly language: Language;
  readonly change: () => void;
}

/** The language that is shown. */
export const LanguageContext = createContext<Shown>({
  words: en,
  language: 'en',
  change: () => undefined,
});
/** Says what comes in both languages in the one that is shown. */
export function useSaid(): (both: Both) => string {
  const { language } = useContext(LanguageContext);
  return (both) => both[language];
}
/** Words of the language that is shown. */
export const useWords = (): Words => useContext(LanguageContext).words;
