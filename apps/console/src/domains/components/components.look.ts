import { useLayoutEffect, useState } from 'react';
import type { Language } from '../../shared/language.ts';
import { currentLanguage, setLanguage } from '../../shared/messages.ts';

export type LookTheme = 'light' | 'dark';
export type LookDensity = 'compact' | 'normal' | 'relaxed';

export interface Look {
  theme: LookTheme;
  density: LookDensity;
  setTheme: (theme: LookTheme) => void;
  setLanguage: (language: Language) => void;
  setDensity: (density: LookDensity) => void;
}

const root = () => document.documentElement;
const shownTheme = (): LookTheme => (root().classList.contains('dark') ? 'dark' : 'light');

/**
 * Theme and language tried on this page alone. They are the document's, because dialogs and menus stand outside of the
 * page; leaving or hiding the page puts back what the reader has chosen for the console.
 */
export function useLook(): Look {
  const [theme, setTheme] = useState<LookTheme | null>(null);
  const [tried, setTried] = useState<Language | null>(null);
  const [density, setDensity] = useState<LookDensity>('normal');

  useLayoutEffect(() => {
    if (theme === null) return;
    const before = shownTheme();
    root().classList.toggle('dark', theme === 'dark');
    return () => {
      root().classList.toggle('dark', before === 'dark');
    };
  }, [theme]);
  useLayoutEffect(() => {
    if (tried === null) return;
    const before = currentLanguage();
    setLanguage(tried);
    return () => setLanguage(before);
  }, [tried]);

  return { theme: theme ?? shownTheme(), density, setTheme, setLanguage: setTried, setDensity };
}
