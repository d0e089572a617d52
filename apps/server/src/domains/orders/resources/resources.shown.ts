import type { Currency } from '@platform/sdk';
import { formatDecimal } from '@platform/sdk';
import { sql } from 'drizzle-orm';
import { localDateOf } from '../allocation/allocation.service.ts';
import type { Resource } from './resources.service.ts';
import { resources } from './resources.table.ts';
import type { ResourceDetail } from './resources.types.ts';

const stateIds = { enabled: 0, disabled: 1 } as const;
export const resourceStateOf = (enabled: boolean): ResourceDetail['state'] =>
  enabled ? stateIds.enabled : stateIds.disabled;

/** Start of the day in the account's time zone. */
export const midnightOf = (now: Date) =>
  sql`${localDateOf(resources.timeZone, now)}::timestamp at time zone ${resources.timeZone}`;

/** Two decimals for every currency. Smaller fractions are cut off. */
export function processingAmount(amountMinor: number, currency: Currency): string {
  const digits = currency === 'USDT' ? 6 : 2;
  const [whole, fraction = ''] = formatDecimal(amountMinor, digits, { grouping: 'none' }).split('.');
  return `${whole}.${fraction.slice(0, 2)}`;
}

const masked = (text: string | null): string | null => (text === null ? null : `****${text.slice(-4)}`);

/** An account's registered data, with masked card and phone numbers. */
export function accountOf(resource: Resource) {
  const { id, kind, name, supplierId, currency, bankName, accountName, cardNumber, ifscCode } = resource;
  const {
    vpa,
    mobileNumber,
    paybillNumber,
    paybillAccount,
    tillNumber,
    usdtAddress,
    usdtNetwork,
    gatewayName,
    gatewayId,
    link,
    jumpLink,
    qrCode,
  } = resource;
  const { minAmountMinor, maxAmountMinor, dailyLimitMinor, concurrencyLimit, weight, floatMode } = resource;
  return {
    id,
    kind,
    name,
    supplierId,
    currency,
    bankName,
    accountName,
    cardNumberMasked: masked(cardNumber),
    ifscCode,
    vpa,
    mobileNumberMasked: masked(mobileNumber),
    paybillNumber,
    paybillAccount,
    tillNumber,
    usdtAddress,
    usdtNetwork,
    gatewayName,
    gatewayId,
    link,
    jumpLink,
    qrCode,
    minAmountMinor,
    maxAmountMinor,
    dailyLimitMinor,
    concurrencyLimit,
    weight,
    floatMode,
  };
}
