import type { Input } from '@platform/sdk';
import { type FieldRefusal, validateAccount, validateNickname, validatePassword } from '@platform/sdk/rules';
import { entriesIn, isNetwork, type TextRefusal, urlRefusal } from '../../../../shared/text.checks.ts';
import type { MerchantRow } from './merchants.labels.ts';

export const signProfiles = ['md5-sorted', 'hmac-sha256'] as const;
export const callbackFormats = ['form', 'json'] as const;

/** Input of the merchant form. An empty text is no value. */
export interface MerchantForm {
  readonly name: string;
  /** An existing user without a merchant; empty: a new account. */
  readonly userId: string;
  readonly account: string;
  readonly password: string;
  readonly signProfile: (typeof signProfiles)[number];
  readonly callbackFormat: (typeof callbackFormats)[number];
  readonly defaultNotifyUrl: string;
  /** One address or network a line. */
  readonly allowedIps: string;
}

export const formOf = (row?: MerchantRow): MerchantForm => ({
  name: row?.name ?? '',
  userId: '',
  account: '',
  password: '',
  signProfile: signProfiles.find((each) => each === row?.signProfile) ?? 'hmac-sha256',
  callbackFormat: callbackFormats.find((each) => each === row?.callbackFormat) ?? 'json',
  defaultNotifyUrl: row?.defaultNotifyUrl ?? '',
  allowedIps: row?.allowedIps?.join('\n') ?? '',
});

export type MerchantRefusal = FieldRefusal | TextRefusal | 'invalidNetworks';

const longestUrl = 500;
const mostNetworks = 100;

/** The entries that are neither an address nor a network. */
export const wrongNetworks = (allowedIps: string): string[] =>
  entriesIn(allowedIps).filter((entry) => !isNetwork(entry));

function networksRefusal(allowedIps: string): MerchantRefusal | undefined {
  if (entriesIn(allowedIps).length > mostNetworks) return 'tooManyEntries';
  return wrongNetworks(allowedIps).length > 0 ? 'invalidNetworks' : undefined;
}

/** The problems that need no call, in the form's order. */
export function formRefusals(
  form: MerchantForm,
  isNew: boolean,
): Partial<Record<keyof MerchantForm, MerchantRefusal>> {
  const found: Partial<Record<keyof MerchantForm, MerchantRefusal | undefined>> = {
    name: validateNickname(form.name.trim()),
    ...(isNew &&
      form.userId === '' && {
        account: validateAccount(form.account.trim()),
        password: validatePassword(form.password),
      }),
    defaultNotifyUrl: urlRefusal(form.defaultNotifyUrl.trim(), longestUrl),
    allowedIps: networksRefusal(form.allowedIps),
  };
  return Object.fromEntries(Object.entries(found).filter(([, why]) => why !== undefined));
}

/** The input of `merchants.add`. The form has no refusals. */
export function readNewMerchant(form: MerchantForm): Input<'merchants.add'> {
  const { userId, signProfile, callbackFormat } = form;
  const allowedIps = entriesIn(form.allowedIps);
  const defaultNotifyUrl = form.defaultNotifyUrl.trim();
  return {
    ...(userId ? { userId } : { account: form.account.trim(), password: form.password }),
    name: form.name.trim(),
    signProfile,
    callbackFormat,
    ...(defaultNotifyUrl && { defaultNotifyUrl: defaultNotifyUrl }),
    ...(allowedIps.length > 0 && { allowedIps }),
  };
}

/** The input of `merchants.update`: only what differs from the listed merchant. */
export function readMerchantChange(form: MerchantForm, row: MerchantRow): Input<'merchants.update'> {
  const before = formOf(row);
  const addresses = entriesIn(form.allowedIps);
  const defaultNotifyUrl = form.defaultNotifyUrl.trim();
  return {
    merchantId: row.id,
    ...(form.name.trim() !== row.name && { name: form.name.trim() }),
    ...(form.signProfile !== before.signProfile && { signProfile: form.signProfile }),
    ...(form.callbackFormat !== before.callbackFormat && { callbackFormat: form.callbackFormat }),
    ...(defaultNotifyUrl !== before.defaultNotifyUrl && { defaultNotifyUrl: defaultNotifyUrl || null }),
    ...(addresses.join('\n') !== before.allowedIps && {
      allowedIps: addresses.length > 0 ? addresses : null,
      expectedAllowedIps: [...(row.allowedIps ?? [])],
    }),
  };
}
