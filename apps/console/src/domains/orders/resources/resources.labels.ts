import type { Output } from '@platform/sdk';
import type { ResourceKind } from '@platform/sdk/rules';
import type { Tone } from '@platform/ui-kit/skin';
import { CircleCheck, CircleDashed, CircleSlash, type LucideIcon, Timer, WifiOff } from 'lucide-react';
import { moneyText } from '../../../shared/cells/money.text.ts';
import type { Translate } from '../../../shared/messages.ts';
import type { FixedFilters } from '../../../shared/screen.ts';
import type { resourceMessages } from './resources.messages.ts';

export type ResourceRow = Output<'resources.list'>['list'][number];
export type ResourceText = Translate<typeof resourceMessages.table>;

export const resourceKinds = ['bank', 'upi', 'wallet', 'usdt', 'gateway', 'mobileMoney'] as const;
export const isKind = (kind: string): kind is ResourceKind => resourceKinds.some((each) => each === kind);
/** A kind in words. One of a newer server is shown by its name. */
export const kindWord = (kind: string, say: ResourceText): string => (isKind(kind) ? say(kind) : kind);

/** The kinds of account that an address shows. */
export function kindsAt({ kind, kinds }: FixedFilters): readonly ResourceKind[] {
  const shown = kind === undefined ? kinds : [kind];
  return Array.isArray(shown) ? resourceKinds.filter((each) => shown.includes(each)) : resourceKinds;
}

export const floatModes = ['none', 'up', 'down', 'both'] as const;
export type FloatMode = (typeof floatModes)[number];
const floatKeys = { none: 'floatNone', up: 'floatUp', down: 'floatDown', both: 'floatBoth' } as const;
const isFloatMode = (mode: string): mode is FloatMode => Object.hasOwn(floatKeys, mode);
export const floatWord = (mode: string, say: ResourceText): string =>
  isFloatMode(mode) ? say(floatKeys[mode]) : mode;
export const knownFloat = (mode: string): FloatMode => (isFloatMode(mode) ? mode : 'none');

/** Who makes an account's payouts. */
export const payers = ['hand', 'device'] as const;
export type PaysBy = (typeof payers)[number];
const payerKeys = { hand: 'paysByHand', device: 'paysByDevice' } as const;
export const payerWord = (paysBy: string, say: ResourceText): string =>
  paysBy === 'hand' || paysBy === 'device' ? say(payerKeys[paysBy]) : paysBy;

/** A product's kind in words. */
export const productKindWord = (kind: string, say: ResourceText): string =>
  kind === 'collection' || kind === 'payout' ? say(kind) : kind;

export type ResourceState = 'supplierOff' | 'enabled' | 'partly' | 'disabled';
export const stateLooks: Record<ResourceState, { tone: Tone; icon: LucideIcon }> = {
  enabled: { tone: 'success', icon: CircleCheck },
  partly: { tone: 'warning', icon: CircleDashed },
  disabled: { tone: 'neutral', icon: CircleSlash },
  supplierOff: { tone: 'warning', icon: CircleSlash },
};

/** Whether it takes orders: for all of its products, for some, or for none. */
export function stateOf({
  supplierEnabled,
  products,
}: Pick<ResourceRow, 'supplierEnabled' | 'products'>): ResourceState {
  const enabled = products.filter(({ state }) => state === 0).length;
  if (enabled === 0) return 'disabled';
  if (!supplierEnabled) return 'supplierOff';
  return enabled === products.length ? 'enabled' : 'partly';
}

const monitorLooks: Readonly<Record<string, { tone: Tone; icon: LucideIcon }>> = {
  notNeeded: { tone: 'neutral', icon: CircleDashed },
  online: { tone: 'success', icon: CircleCheck },
  stale: { tone: 'warning', icon: Timer },
  offline: { tone: 'danger', icon: WifiOff },
};

const monitorStates = ['notNeeded', 'online', 'stale', 'offline'] as const;

/** The state of an account's monitor: look and word. */
export function monitorLook(
  state: string,
  say: ResourceText,
): { tone: Tone; icon?: LucideIcon; word: string } {
  const known = monitorStates.find((each) => each === state);
  return { tone: 'neutral', ...monitorLooks[state], word: known ? say(known) : state };
}

/** What identifies the account to a payer, masked as the server masks it. */
export function identityOf(row: ResourceRow): string | null {
  switch (row.kind) {
    case 'bank':
      return row.cardNumberMasked;
    case 'upi':
      return row.vpa;
    case 'usdt':
      return row.usdtAddress;
    case 'gateway':
      return row.gatewayName;
    case 'mobileMoney':
      return (
        row.mobileNumberMasked ??
        (row.paybillNumber === null ? row.tillNumber : [row.paybillNumber, row.paybillAccount].join(' · '))
      );
    default:
      return row.mobileNumberMasked ?? row.link ?? row.jumpLink;
  }
}

/** Where it is held: bank or chain. */
export const placeOf = ({ bankName, usdtNetwork }: ResourceRow): string | null => bankName ?? usdtNetwork;

/** The share of the daily limit that is used; null without a limit. */
export function dailyShareOf({ today, dailyLimitMinor }: ResourceRow): number | null {
  if (dailyLimitMinor === null) return null;
  return dailyLimitMinor === 0 ? 1 : today.dailyUsedMinor / dailyLimitMinor;
}

/** "100.00 – 50,000.00" */
export const limitsText = ({ minAmountMinor, maxAmountMinor, currency }: ResourceRow): string =>
  `${moneyText(minAmountMinor, currency)} – ${moneyText(maxAmountMinor, currency)}`;
