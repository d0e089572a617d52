import { readStored, writeStored } from '../shared/storage.ts';
import { createStore, useStore } from '../shared/store.ts';

export const themeChoices = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

/** A function, so that importing this file does not require a window. */
const systemTheme = (): MediaQueryList => window.matchMedia('(prefers-color-scheme: dark)');
const stored = readStored('theme');
const choice = createStore<ThemeChoice>(themeChoices.find((theme) => theme === stored) ?? 'system');

function apply(): void {
  const theme = choice.get();
  const root = document.documentElement;
  const dark = theme === 'dark' || (theme === 'system' && systemTheme().matches);
  if (root.classList.contains('dark') === dark) return;
  root.dataset.themeChanging = '';
  root.classList.toggle('dark', dark);
  // Reading a size applies the new colours now, while transitions are off.
  void root.offsetHeight;
  delete root.dataset.themeChanging;
}

/** The theme on screen, chosen by the user or the system. */
export const shownTheme = (): 'light' | 'dark' =>
  document.documentElement.classList.contains('dark') ? 'dark' : 'light';

/** Follows the system theme while the choice is "system", and choices made in other windows. */
export function startTheme(): void {
  apply();
  systemTheme().addEventListener('change', apply);
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== 'platform.theme') return;
    choice.set(themeChoices.find((theme) => theme === newValue) ?? 'system');
    apply();
  });
}

export function setTheme(theme: ThemeChoice): void {
  choice.set(theme);
  writeStored('theme', theme === 'system' ? null : theme);
  apply();
}

export function useTheme(): ThemeChoice {
  return useStore(choice);
}
