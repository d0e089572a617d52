import { type Currency, formatMoney, minorUnits } from '@platform/sdk';
import type { Resource } from '../resources/resources.service.ts';
import type { CashierAccount } from './cashier.types.ts';

/** Order facts that go into payment links. */
export interface Asked {
  readonly orderCode: string;
  readonly payAmountMinor: number;
  readonly currency: Currency;
}

export type PayableAccount = Pick<
  Resource,
  | 'kind'
  | 'accountName'
  | 'bankName'
  | 'cardNumber'
  | 'ifscCode'
  | 'vpa'
  | 'mobileNumber'
  | 'usdtNetwork'
  | 'usdtAddress'
  | 'link'
  | 'jumpLink'
  | 'qrCode'
>;

const nothing = {
  accountName: null,
  bankName: null,
  cardNumber: null,
  ifscCode: null,
  vpa: null,
  mobileNumber: null,
  usdtNetwork: null,
  usdtAddress: null,
} as const;

/**
 * An account as the payer sees it: only the fields needed to pay, by kind of account. `gatewayLink` is the one that the
 * account's gateway made for this order.
 */
export function cashierAccountOf(
  account: PayableAccount,
  asked: Asked,
  gatewayLink: string | null = null,
): CashierAccount {
  const { kind, accountName, bankName, cardNumber, ifscCode, vpa, mobileNumber } = account;
  const { usdtNetwork, usdtAddress } = account;
  const own = { ...nothing, ...linksOf(account), kind };
  switch (kind) {
    case 'upi':
      // An uploaded QR picture does not contain this order's amount.
      return {
        ...own,
        accountName,
        vpa,
        ...(vpa === null ? {} : { ...upiLinks(vpa, accountName, asked), qrImage: null }),
      };
    case 'bank':
      return { ...own, accountName, bankName, cardNumber, ifscCode };
    case 'wallet':
      return { ...own, accountName };
    case 'usdt':
      return { ...own, usdtNetwork, usdtAddress, qrText: usdtAddress };
    case 'gateway':
      // The gateway's page asks for everything itself.
      return { ...own, ...(gatewayLink === null ? {} : { link: payerLink(gatewayLink) }), qrText: null };
    case 'mobileMoney':
      return { ...own, accountName, mobileNumber };
  }
}

/** The link contains amount and reference, so that the payer need not type them. */
function upiLinks(vpa: string, name: string | null, { orderCode, payAmountMinor, currency }: Asked) {
  const amount = formatMoney(minorUnits(payAmountMinor), currency, { grouping: 'none' });
  const fields: [string, string][] = [
    ['pa', vpa],
    ...(name === null ? [] : [['pn', name] as [string, string]]),
    ['am', amount],
    ['cu', currency],
    ['tr', orderCode],
  ];
  // UPI apps read "@" and "%20". Not all of them accept form encoding.
  const query = fields.map(([key, text]) => `${key}=${encodeURIComponent(text).replaceAll('%40', '@')}`);
  const link = `upi://pay?${query.join('&')}`;
  return { link, qrText: link };
}

function linksOf({ link, jumpLink, qrCode }: PayableAccount) {
  const opened = payerLink(jumpLink) ?? payerLink(link);
  return { link: opened, qrText: payerLink(link) ?? opened, qrImage: picture(qrCode) };
}

/**
 * Allowed link schemes: web pages and payment apps. Other schemes could start something else on the payer's
 * device.
 */
const schemes: ReadonlySet<string> = new Set([
  'https:',
  'http:',
  'upi:',
  'bhim:',
  'phonepe:',
  'paytmmp:',
  'tez:',
  'gpay:',
  'alipay:',
  'alipays:',
  'alipayqr:',
  'weixin:',
  'wxp:',
  'unionpay:',
  'upwallet:',
  'tron:',
  'ethereum:',
]);

const payerLink = (text: string | null): string | null =>
  text !== null && URL.canParse(text) && schemes.has(new URL(text).protocol) ? text : null;

const picturePattern = /^data:image\/(?:png|jpeg|webp|gif);base64,[A-Za-z0-9+/]+={0,2}$/;
const picture = (text: string | null): string | null =>
  text !== null && picturePattern.test(text) ? text : null;
