import { type Html, html } from '../../../kit/http/html.ts';
import type { Language } from '../../../kit/operation/context.ts';
import { cashierLabels } from './cashier.labels.ts';
import type { CashierOrder } from './cashier.types.ts';

const news = {
  kept: 'said',
  payerReferenceInvalid: 'referenceInvalid',
  tooManyRequests: 'saidTooSoon',
  payerWordNotTaken: 'notTaken',
  failed: 'notKept',
} as const satisfies Record<string, keyof typeof cashierLabels>;

/** Result of the payer's form, as the redirect's query passes it. */
export type CashierNews = keyof typeof news;

export const newsOf = (text: string | undefined): CashierNews | undefined =>
  text !== undefined && Object.hasOwn(news, text) ? (text as CashierNews) : undefined;

const fields = {
  reference: { label: 'reference', help: 'referenceHelp', maxLength: 70 },
  payerName: { label: 'payerName', help: 'payerNameHelp', maxLength: 128 },
} as const;

/** Form for payment details from the payer. Works without a script. */
export function hintForm(
  { asks, said }: CashierOrder,
  language: Language,
  what: CashierNews | undefined,
): Html | null {
  const [ask] = asks;
  if (!ask) return null;
  const { label, help, maxLength } = fields[ask];
  return html`<form class="tell" method="post" action="?lang=${language}">
<label for="said">${cashierLabels[label][language]}</label>
<div><input id="said" name="${ask}" value="${said[ask]}" maxlength="${maxLength}" autocomplete="off" spellcheck="false" required aria-describedby="said-help"><button>${cashierLabels.tell[language]}</button></div>
<p id="said-help">${cashierLabels[help][language]}</p>
${what !== undefined && html`<p class="${what === 'kept' ? 'kept' : 'notice'}" role="status">${cashierLabels[news[what]][language]}</p>`}
</form>`;
}
