import type { BusinessError, Currency, Input, MinorUnits } from '@platform/sdk';
import type { FieldRefusal } from '@platform/sdk/rules';
import type { ExtraEntry } from '@platform/ui-kit/skin';
import { isCurrency } from '../../../../shared/cells/money.text.ts';
import type { ProductOption } from '../../../../shared/options.ts';
import type { GatewayOptions } from './gateways.options.ts';
import type { GatewayRow } from './gateways.parts.ts';

/** A credential in the form. Its stored value is not known here; `value` is what replaces it. */
export interface CredentialEntry {
  readonly name: string;
  readonly isStored: boolean;
  readonly change: 'keep' | 'set' | 'remove';
  readonly value: string;
}

type Direction = Input<'payGateways.add'>['direction'];

export interface GatewayForm {
  readonly name: string;
  readonly scriptId: string;
  /** That of the chosen script. */
  readonly direction: Direction;
  /** Empty: not chosen. */
  readonly productId: string;
  readonly baseUrl: string;
  /** One a line. */
  readonly hosts: string;
  readonly credentials: readonly CredentialEntry[];
  readonly parameters: readonly ExtraEntry[];
  readonly timeoutMs: number | null;
  readonly runTimeoutMs: number | null;
  readonly parallelRequests: number | null;
  readonly minAmountMinor: number | null;
  readonly maxAmountMinor: number | null;
}

/** The contract's bounds. */
export const bounds = {
  timeoutMs: [500, 60_000],
  runTimeoutMs: [1_000, 120_000],
  parallelRequests: [1, 64],
} as const;
export type BoundedField = keyof typeof bounds;
const mostHosts = 10;

export const directionOf = (direction: string | undefined): Direction =>
  direction === 'collection' ? 'collection' : 'payout';

export const formOf = (row?: GatewayRow): GatewayForm => ({
  name: row?.name ?? '',
  scriptId: row?.scriptId ?? '',
  direction: directionOf(row?.direction),
  productId: row ? String(row.productId) : '',
  baseUrl: row?.baseUrl ?? '',
  hosts: row?.hosts.join('\n') ?? '',
  credentials: (row?.credentialNames ?? []).map((name) => ({
    name,
    isStored: true,
    change: 'keep',
    value: '',
  })),
  parameters: Object.entries(row?.parameters ?? {}).map(([key, value]) => ({ key, value })),
  timeoutMs: row?.timeoutMs ?? 10_000,
  runTimeoutMs: row?.runTimeoutMs ?? 30_000,
  parallelRequests: row?.parallelRequests ?? 4,
  minAmountMinor: row?.minAmountMinor ?? null,
  maxAmountMinor: row?.maxAmountMinor ?? null,
});

export type GatewayRefusal =
  | FieldRefusal
  | 'invalidUrl'
  | 'invalidHost'
  | 'tooManyHosts'
  | 'invalidName'
  | 'twice'
  | 'valueMissing'
  | 'nameMissing';

const address = /^https?:\/\/[A-Za-z0-9.\-[\]:]+(?:\/[A-Za-z0-9._~\-/]*)?$/;
const host = /^[A-Za-z0-9.\-[\]:]+$/;
const credentialName = /^[a-z][A-Za-z0-9]{0,31}$/;

const hostsIn = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean);
/** A new entry that nothing was typed into is none. */
const isFilled = ({ isStored, name, value }: CredentialEntry): boolean =>
  isStored || name.trim() !== '' || value !== '';

/** Why one credential is refused; undefined if it is not. */
export function credentialRefusal(
  entry: CredentialEntry,
  all: readonly CredentialEntry[],
): 'invalidName' | 'twice' | 'valueMissing' | 'nameMissing' | undefined {
  if (!isFilled(entry)) return undefined;
  const name = entry.name.trim();
  if (name === '') return 'nameMissing';
  if (!credentialName.test(name)) return 'invalidName';
  if (all.some((other) => other !== entry && other.name.trim() === name)) return 'twice';
  return entry.change === 'set' && entry.value === '' ? 'valueMissing' : undefined;
}

function parametersRefusal(entries: readonly ExtraEntry[]): GatewayRefusal | undefined {
  const names = entries.map(({ key }) => key.trim());
  if (entries.some(({ key, value }) => key.trim() === '' && value !== '')) return 'nameMissing';
  const filled = names.filter(Boolean);
  return new Set(filled).size < filled.length ? 'twice' : undefined;
}

function hostsRefusal(text: string): GatewayRefusal | undefined {
  const hosts = hostsIn(text);
  if (hosts.length > mostHosts) return 'tooManyHosts';
  return hosts.every((each) => host.test(each) && each.length <= 200) ? undefined : 'invalidHost';
}

function boundRefusal(name: BoundedField, value: number | null): GatewayRefusal | undefined {
  const [least, most] = bounds[name];
  if (value === null) return 'required';
  return value < least ? 'tooSmall' : value > most ? 'tooLarge' : undefined;
}

/** The problems that need no call, in the order of the fields. */
export function formRefusals(form: GatewayForm): Partial<Record<keyof GatewayForm, GatewayRefusal>> {
  const { name, scriptId, productId, baseUrl, credentials, minAmountMinor, maxAmountMinor } = form;
  const url = baseUrl.trim();
  const filled = (text: string) => (text.trim() === '' ? 'required' : undefined);
  const amount = (value: number | null) => (value === null ? 'required' : value < 1 ? 'tooSmall' : undefined);
  const found: Record<keyof GatewayForm, GatewayRefusal | undefined> = {
    name: filled(name),
    scriptId: filled(scriptId),
    direction: undefined,
    productId: filled(productId),
    baseUrl: url === '' ? 'required' : address.test(url) ? undefined : 'invalidUrl',
    hosts: hostsRefusal(form.hosts),
    credentials: credentials.flatMap((entry) => credentialRefusal(entry, credentials) ?? [])[0],
    parameters: parametersRefusal(form.parameters),
    timeoutMs: boundRefusal('timeoutMs', form.timeoutMs),
    runTimeoutMs: boundRefusal('runTimeoutMs', form.runTimeoutMs),
    parallelRequests: boundRefusal('parallelRequests', form.parallelRequests),
    minAmountMinor: amount(minAmountMinor),
    maxAmountMinor:
      amount(maxAmountMinor) ??
      (minAmountMinor !== null && maxAmountMinor !== null && minAmountMinor > maxAmountMinor
        ? 'minimumAboveMaximum'
        : undefined),
  };
  return Object.fromEntries(Object.entries(found).filter(([, why]) => why !== undefined));
}

/** What both calls take. The form has no refusals, so no number is missing. */
const factsOf = (form: GatewayForm) => ({
  name: form.name.trim(),
  baseUrl: form.baseUrl.trim(),
  hosts: hostsIn(form.hosts),
  parameters: Object.fromEntries(
    form.parameters.flatMap(({ key, value }) => (key.trim() === '' ? [] : [[key.trim(), value]])),
  ),
  scriptId: form.scriptId,
  timeoutMs: form.timeoutMs ?? 0,
  runTimeoutMs: form.runTimeoutMs ?? 0,
  parallelRequests: form.parallelRequests ?? 0,
  minAmountMinor: (form.minAmountMinor ?? 0) as MinorUnits,
  maxAmountMinor: (form.maxAmountMinor ?? 0) as MinorUnits,
});

/** Only what is set or removed. A stored credential that stays is not sent. */
const credentialsOf = (form: GatewayForm): { name: string; value: string | null }[] =>
  form.credentials
    .filter((entry) => isFilled(entry) && entry.change !== 'keep')
    .map(({ name, change, value }) => ({ name: name.trim(), value: change === 'remove' ? null : value }));

/** The input of `payGateways.add`. The form has no refusals. */
export const readNewGateway = (form: GatewayForm): Input<'payGateways.add'> => ({
  ...factsOf(form),
  credentials: credentialsOf(form),
  direction: form.direction,
  productId: Number(form.productId),
});

/** The input of `payGateways.update`: only what differs from the listed gateway. */
export function readGatewayChange(form: GatewayForm, row: GatewayRow): Input<'payGateways.update'> {
  const before: Readonly<Record<string, unknown>> = factsOf(formOf(row));
  const changed = Object.entries(factsOf(form)).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
  );
  const credentials = credentialsOf(form);
  return {
    gatewayId: row.id,
    ...Object.fromEntries(changed),
    ...(credentials.length > 0 && { credentials }),
  };
}

/** The field that the platform's refusal is about; undefined if it is about no single one. */
export function refusedField(
  { codeName, reason }: Pick<BusinessError, 'codeName' | 'reason'>,
  { baseUrl, hosts }: Pick<GatewayForm, 'baseUrl' | 'hosts'>,
): keyof GatewayForm | undefined {
  switch (codeName) {
    case 'gatewayExists':
      return 'name';
    case 'scriptNotFound':
    case 'scriptNotLive':
      return 'scriptId';
    case 'productNotFound':
      return 'productId';
    case 'gatewayAddressRefused': {
      // The text names the address. Of two addresses that begin alike, the longer one is meant.
      const named = [baseUrl.trim(), ...hostsIn(hosts).map((each) => `https://${each}`)].filter((address) =>
        reason.includes(address),
      );
      const [refused] = named.toSorted((a, b) => b.length - a.length);
      return refused === undefined || refused === baseUrl.trim() ? 'baseUrl' : 'hosts';
    }
    default:
      return undefined;
  }
}

/** What choosing a script changes: its direction, and no product of another one stays. */
export function withScript(
  scriptId: string,
  { productId }: Pick<GatewayForm, 'productId'>,
  { scripts, products }: GatewayOptions,
): Pick<GatewayForm, 'scriptId' | 'direction' | 'productId'> {
  const direction = directionOf(scripts.find(({ value }) => value === scriptId)?.direction);
  const isServed = products.some(({ value, kind }) => value === productId && kind === direction);
  return { scriptId, direction, productId: isServed ? productId : '' };
}

/** The currency of the chosen product; the rupee until one is chosen. */
export function currencyOf(productId: string, products: readonly ProductOption[]): Currency {
  const currency = products.find(({ value }) => value === productId)?.currency;
  return currency && isCurrency(currency) ? currency : 'INR';
}
