import { useLayoutEffect, useState } from 'react';
import type { Language } from '../../../shared/language.ts';
import { currentLanguage, setLanguage } from '../../../shared/messages.ts';

export type LookTheme = 'light' | 'dark';
export type LookDirection = 'ltr' | 'rtl';
export type LookDensity = 'compact' | 'normal' | 'relaxed';

export interface Look {
  theme: LookTheme;
  direction: LookDirection;
  density: LookDensity;
  setTheme: (theme: LookTheme) => void;
  setLanguage: (language: Language) => void;
  setDirection: (direction: LookDirection) => void;
  setDensity: (density: LookDensity) => void;
}

const root = () => document.documentElement;
const shownTheme = (): LookTheme => (root().classList.contains('dark') ? 'dark' : 'light');

/**
 * Theme, language and direction for this page only. They are set on the document, because dialogs and menus
 * are rendered outside the page. Leaving or hiding the page restores the user's choice.
 */
export function useLook(): Look {
  const [theme, setTheme] = useState<LookTheme | null>(null);
  const [tried, setTried] = useState<Language | null>(null);
  const [direction, setDirection] = useState<LookDirection>('ltr');
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
    void setLanguage(tried);
    return () => void setLanguage(before);
  }, [tried]);

  useLayoutEffect(() => {
    if (direction === 'ltr') return;
    root().dir = direction;
    return () => root().removeAttribute('dir');
  }, [direction]);

  return {
    theme: theme ?? shownTheme(),
    direction,
    density,
    setTheme,
    setLanguage: setTried,
    setDirection,
    setDensity,
  };
}
