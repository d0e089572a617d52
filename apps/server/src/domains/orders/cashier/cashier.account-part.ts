import { encode } from 'uqr';
import { type Html, html } from '../../../kit/http/html.ts';
import type { Language } from '../../../kit/operation/context.ts';
import { accountLabels, cashierLabels } from './cashier.labels.ts';
import type { CashierAccount, CashierOrder } from './cashier.types.ts';
import { copyButton } from './copy-button.ts';

/** Fields of an account, in the order in which a payer types them. */
const shown = [
  'usdtNetwork',
  'vpa',
  'mobileNumber',
  'accountName',
  'bankName',
  'cardNumber',
  'ifscCode',
  'usdtAddress',
] as const satisfies readonly (keyof CashierAccount)[];

/** Payment details: a QR code, a link to open, and every field with a copy button. */
export function accountPart(
  account: CashierAccount,
  { identifyCode }: CashierOrder,
  language: Language,
): Html {
  const words = accountLabels[account.kind];
  const fields = shown.flatMap((name) => {
    const text = account[name];
    return text === null ? [] : [fieldPart(cashierLabels[name][language], text, language)];
  });
  return html`<section class="account" aria-label="${words.how[language]}">
<p class="${account.kind === 'usdt' ? 'notice' : 'how'}">${words.how[language]}</p>
${codePart(account, language)}
${account.link !== null && html`<p><a class="button" rel="noreferrer" href="${account.link}">${words.open[language]}</a></p>`}
<dl>${fields}${identifyCode !== null && fieldPart(cashierLabels.identifyCode[language], identifyCode, language)}</dl>
${identifyCode !== null && html`<p class="notice">${cashierLabels.identifyNote[language]}</p>`}
</section>`;
}

const fieldPart = (label: string, text: string, language: Language): Html =>
  html`<div><dt>${label}</dt><dd><bdi>${text}</bdi>${copyButton(text, label, language)}</dd></div>`;

function codePart({ qrImage, qrText }: CashierAccount, language: Language): Html | null {
  const label = cashierLabels.qr[language];
  if (qrImage !== null) return html`<p class="qr"><img alt="${label}" src="${qrImage}"></p>`;
  return qrText === null ? null : html`<p class="qr">${qrPicture(qrText, label)}</p>`;
}

const quietModules = 4;

/** Black on white in both themes, because scanners expect that. */
function qrPicture(text: string, label: string): Html {
  const { data } = encode(text, { ecc: 'M', border: quietModules });
  const path = data.map((row, y) => rowPath(row, y)).join('');
  return html`<svg role="img" aria-label="${label}" viewBox="0 0 ${data.length} ${data.length}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${data.length}v${data.length}H0z"/><path d="${path}"/></svg>`;
}

/** One rectangle for each run of dark modules. */
const rowPath = (row: readonly boolean[], y: number): string =>
  row
    .map((dark, x) => {
      if (!dark || row[x - 1]) return '';
      const end = row.indexOf(false, x);
      const length = (end === -1 ? row.length : end) - x;
      return `M${x} ${y}h${length}v1h-${length}z`;
    })
    .join('');
