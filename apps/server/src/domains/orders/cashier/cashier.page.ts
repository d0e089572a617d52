import { createHash } from 'node:crypto';
import { currencyDigits, formatDecimal } from '@platform/sdk';
import { type Html, html } from '../../../kit/http/html.ts';
import type { Language } from '../../../kit/operation/context.ts';
import { accountPart } from './cashier.account-part.ts';
import { type CashierNews, hintForm } from './cashier.asks-part.ts';
import { cashierLabels, statusLabels } from './cashier.labels.ts';
import type { CashierOrder, CashierStatus } from './cashier.types.ts';
import { copyButton } from './copy-button.ts';

/** Asset URLs. Each changes when its content changes. */
export interface CashierAssets {
  readonly style: string;
  readonly formStyle: string;
  readonly script: string;
}

/** A page with its ETag. */
export interface CashierPage {
  readonly text: string;
  readonly etag: string;
}

const languages: readonly (readonly [Language, string])[] = [
  ['zh-CN', '简体中文'],
  ['zh-TW', '繁體中文'],
  ['en-US', 'English'],
];

/** Polling interval by status; undefined for final statuses. */
const askAgainMs: Readonly<Record<CashierStatus, number | undefined>> = {
  preparing: 2_000,
  payable: 3_000,
  timedOut: 15_000,
  unavailable: 15_000,
  paid: undefined,
  reversed: undefined,
};

/** The page of one order. Without a script it reloads itself. */
export function cashierPage(
  order: CashierOrder,
  language: Language,
  assets: CashierAssets,
  news?: CashierNews,
): CashierPage {
  const { serverTime, ...state } = order;
  const etag = `W/"${createHash('sha256')
    .update(JSON.stringify([state, language, assets, news]))
    .digest('base64url')
    .slice(0, 22)}"`;
  const again = askAgainMs[order.status];
  const title = `${statusLabels[order.status].title[language]} · ${order.merchantName}`;
  const main = html`<main id="cashier" class="card" data-status="${order.status}" data-etag="${etag}" data-again="${again}">
${statusPart(order, language)}
${amountPart(order, language)}
${order.account && accountPart(order.account, order, language)}
${hintForm(order, language, news)}
${footPart(order, language)}
</main>`;
  return {
    etag,
    text: frame({ title, main, language, assets, serverTime, again, payTo: order.merchantName }),
  };
}

/** Error page for an invalid link, a payer whose address is frozen, or while the platform is unreachable. */
export function cashierRefusal(
  reason: 'invalid' | 'notFromHere' | 'unreachable',
  language: Language,
  assets: CashierAssets,
): string {
  const title = cashierLabels[reason][language];
  const main = html`<main id="cashier" class="card" data-status="${reason}">
<div class="status"><span class="sign" aria-hidden="true"></span><h1>${title}</h1><p>${cashierLabels[`${reason}Advice`][language]}</p></div>
</main>`;
  return frame({ title, main, language, assets });
}

function statusPart({ status }: CashierOrder, language: Language): Html {
  const { title, advice } = statusLabels[status];
  return html`<div class="status"><span class="sign" aria-hidden="true"></span><h1>${title[language]}</h1><p>${advice[language]}</p></div>`;
}

function amountPart(order: CashierOrder, language: Language): Html {
  const { status, payAmountMinor, amountMinor, currency, expiresAt, serverTime } = order;
  const label =
    cashierLabels[status === 'preparing' || status === 'payable' ? 'amount' : 'orderAmount'][language];
  const asked = payAmountMinor ?? amountMinor;
  const plain = amountText(asked, currency, 'none');
  const leftSeconds =
    expiresAt === null
      ? null
      : Math.max(0, Math.floor((Date.parse(expiresAt) - Date.parse(serverTime)) / 1_000));
  return html`<div class="amount">
<h2>${label}</h2>
<p class="sum"><span class="currency">${currency}</span> <strong>${amountText(asked, currency, 'thousands')}</strong>${payAmountMinor !== null && copyButton(plain, label, language)}</p>
${payAmountMinor !== null && payAmountMinor !== amountMinor && html`<p class="notice">${cashierLabels.payExactly[language]}</p>`}
${leftSeconds !== null && html`<p class="left">${cashierLabels.timeLeft[language]} <strong role="timer" id="left" data-expires="${expiresAt}">${clockText(leftSeconds)}</strong></p>`}
</div>`;
}

function footPart({ returnUrl, orderCode, status, subject }: CashierOrder, language: Language): Html {
  return html`${returnUrl !== null && html`<p><a class="button" rel="noreferrer" href="${returnUrl}">${cashierLabels.toMerchant[language]}</a></p>`}
${status === 'payable' && html`<p class="stays">${cashierLabels.stays[language]}</p>`}
<p class="lost" id="lost" hidden>${cashierLabels.lost[language]}</p>
<p class="order">${subject !== null && html`<bdi>${subject}</bdi> · `}${cashierLabels.order[language]} <span class="code">${orderCode}</span></p>`;
}

const amountText = (
  amountMinor: number,
  currency: CashierOrder['currency'],
  grouping: 'none' | 'thousands',
) => {
  const digits = isKnown(currency) ? currencyDigits[currency] : 0;
  return formatDecimal(amountMinor, digits, { grouping, trimZeros: digits > 2 });
};

const isKnown = (currency: string): currency is keyof typeof currencyDigits => currency in currencyDigits;

function clockText(seconds: number): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}

interface Frame {
  readonly title: string;
  readonly main: Html;
  readonly language: Language;
  readonly assets: CashierAssets;
  readonly serverTime?: string;
  readonly again?: number | undefined;
  readonly payTo?: string;
}

function frame({ title, main, language, assets, serverTime, again, payTo }: Frame): string {
  // URLs are relative, because the installation may be served below a path that the server does not know.
  const page = html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${assets.style}">
<link rel="stylesheet" href="${assets.formStyle}">
<script type="module" src="${assets.script}"></script>
${again !== undefined && html`<noscript><meta http-equiv="refresh" content="${Math.ceil(again / 1_000) + 3}"></noscript>`}
</head>
<body data-now="${serverTime}">
<header>
<p>${payTo === undefined ? cashierLabels.page[language] : html`<span class="quiet">${cashierLabels.payTo[language]}</span> <bdi>${payTo}</bdi>`}</p>
<nav aria-label="${cashierLabels.language[language]}">${languages.map(([code, name]) =>
    code === language
      ? html`<span lang="${code}" aria-current="true">${name}</span>`
      : html`<a lang="${code}" hreflang="${code}" href="?lang=${code}">${name}</a>`,
  )}</nav>
</header>
${main}
<p role="status" class="unseen" id="news"></p>
</body>
</html>
`;
  return page.text;
}
