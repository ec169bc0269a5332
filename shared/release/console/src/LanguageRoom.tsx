import { useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { firstLanguage, keepLanguage, LanguageContext, wordsOf, type Shown } from './language';
import { Button } from './looks';

/** Everything in it is shown in the language of who looks. */
export function LanguageRoom({ children }: { readonly children: ReactNode }) {
  const [language, setLanguage] = useState(() => firstLanguage(localStorage, navigator.language));
  const words = wordsOf(language);
  useEffect(() => {
    document.documentElement.lang = language === 'zh' ? 'zh-Hans-CN' : 'en';
    document.title = words.title;
  }, [language, words]);
  const shown = useMemo<Shown>(
    () => ({
      words,
      language,
      change: () => {
        const other = language === 'zh' ? 'en' : 'zh';
        keepLanguage(localStorage, other);
        setLanguage(other);
      },
    }),
    [language, words],
  );
  return <LanguageContext value={shown}>{children}</LanguageContext>;
}

/** The way to the other language, in that language. */
export function LanguageButton() {
  const { language, change } = useContext(LanguageContext);
  const isChinese = language === 'zh';
  return (
    <Button type="button" lang={isChinese ? 'en' : 'zh-CN'} onClick={change}>
      {isChinese ? 'English' : '中文'}
    </Button>
  );
}
