import { type Html, html } from '../../../kit/http/html.ts';
import type { Language } from '../../../kit/operation/context.ts';
import { cashierLabels } from './cashier.labels.ts';

/** Button that copies a text by script. Without a script the text can still be selected. */
export function copyButton(text: string, what: string, language: Language): Html {
  const label = cashierLabels.copyOf[language].replace('{what}', () => what);
  return html` <button type="button" class="copy" data-copy="${text}" data-copied="${cashierLabels.copied[language]}" aria-label="${label}">${cashierLabels.copy[language]}</button>`;
}
