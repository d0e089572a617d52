import { type Html, html } from '../../../kit/http/html.ts';
import type { Language } from '../../../kit/operation/context.ts';
import { cashierWords } from './cashier.labels.ts';

/** Copies a text by the page's script; without one it can still be selected. */
export function copyButton(text: string, what: string, language: Language): Html {
  const label = cashierWords.copyOf[language].replace('{what}', () => what);
  return html` <button type="button" class="copy" data-copy="${text}" data-copied="${cashierWords.copied[language]}" aria-label="${label}">${cashierWords.copy[language]}</button>`;
}
