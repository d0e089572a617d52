import {
  type FieldRefusal,
  textWithin,
  validateAccountName,
  validateBankName,
  validateCardNumber,
  validateIfsc,
  validateVpa,
} from './forms.ts';
import { isUsdtAddress, type UsdtNetwork } from './usdt-address.ts';

/** Kind of account. `mobileMoney` is M-Pesa. */
export type ResourceKind = 'bank' | 'wallet' | 'upi' | 'usdt' | 'gateway' | 'mobileMoney';

/** Form of a receiving account; null and undefined mean empty. */
export interface ResourceForm {
  /** Kind of account; it decides which fields are required. */
  readonly kind: ResourceKind;
  /** Currency of the account: INR, CNY, KES or USDT. */
  readonly currency: string;
  /** Name of the bank, at most 128 characters. */
  readonly bankName?: string | null | undefined;
  /** Account holder, at most 128 characters. */
  readonly accountName?: string | null | undefined;
  /** Bank account number, 1 to 20 digits. */
  readonly cardNumber?: string | null | undefined;
  /** IFSC of an Indian bank branch, 11 characters. */
  readonly ifscCode?: string | null | undefined;
  /** UPI address, `name@handle`. */
  readonly vpa?: string | null | undefined;
  /** M-Pesa number, 2547XXXXXXXX or 2541XXXXXXXX. */
  readonly mobileNumber?: string | null | undefined;
  /** M-Pesa paybill number. */
  readonly paybillNumber?: string | null | undefined;
  /** Account within the paybill. */
  readonly paybillAccount?: string | null | undefined;
  /** M-Pesa till number. */
  readonly tillNumber?: string | null | undefined;
  /** Address on the chain, with its checksum. */
  readonly usdtAddress?: string | null | undefined;
  /** Chain of the address: TRC20 or ERC20. */
  readonly usdtNetwork?: string | null | undefined;
  /** Name of the gateway, at most 64 characters. */
  readonly gatewayName?: string | null | undefined;
  /** Address of the payer's payment page. */
  readonly link?: string | null | undefined;
  /** Address that opens the payer's app. */
  readonly jumpLink?: string | null | undefined;
  /** Image of the QR code, as a data URL. */
  readonly qrCode?: string | null | undefined;
  /** Minimum amount of one order, in minor units. */
  readonly minAmountMinor: number;
  /** Maximum amount of one order, in minor units. */
  readonly maxAmountMinor: number;
  /** Maximum total per day in the account's time zone, in minor units. */
  readonly dailyLimitMinor?: number | null | undefined;
}

/** Fields that the rules can refuse. */
export type ResourceField = keyof ResourceForm;

const gatewayNameLength = 64;

/** Required fields by kind. Mobile money needs one of three numbers, a wallet one of three ways to pay. */
const needed: Readonly<Record<ResourceKind, readonly ResourceField[]>> = {
  bank: ['bankName', 'accountName', 'cardNumber'],
  upi: ['vpa'],
  wallet: ['accountName'],
  usdt: ['usdtAddress', 'usdtNetwork'],
  gateway: ['gatewayName'],
  mobileMoney: [],
};

const oneOf: Readonly<Partial<Record<ResourceKind, readonly [ResourceField, ...ResourceField[]]>>> = {
  wallet: ['link', 'jumpLink', 'qrCode'],
  mobileMoney: ['mobileNumber', 'paybillNumber', 'tillNumber'],
};

/** Kinds with a fixed currency. */
const currencyOf: Readonly<Partial<Record<ResourceKind, string>>> = {
  usdt: 'USDT',
  upi: 'INR',
  mobileMoney: 'KES',
};

/** Checks a Kenyan mobile number with country code, as M-Pesa uses it. */
export const isKenyanMobile = (number: string): boolean => /^254[17]\d{8}$/.test(number);

/** Returns the missing and invalid fields of an account with the reason; empty if the account is valid. */
export function resourceRefusals(form: ResourceForm): ReadonlyMap<ResourceField, FieldRefusal> {
  const refusals = new Map<ResourceField, FieldRefusal>();
  const refuse = (field: ResourceField, refusal: FieldRefusal | undefined): void => {
    if (refusal && !refusals.has(field)) refusals.set(field, refusal);
  };
  const has = (field: ResourceField): boolean => Boolean(form[field]);
  for (const field of needed[form.kind]) if (!has(field)) refuse(field, 'required');
  const choices = oneOf[form.kind];
  if (choices && !choices.some(has)) refuse(choices[0], 'required');
  if ((currencyOf[form.kind] ?? form.currency) !== form.currency) refuse('currency', 'unknownChoice');

  for (const [field, verdict] of verdictsOf(form)) refuse(field, verdict);
  if (form.minAmountMinor > form.maxAmountMinor) refuse('maxAmountMinor', 'minimumAboveMaximum');
  const { dailyLimitMinor } = form;
  if (dailyLimitMinor && dailyLimitMinor < form.minAmountMinor) refuse('dailyLimitMinor', 'tooSmall');
  return refusals;
}

/** Validators of single fields. */
const judges = {
  bankName: validateBankName,
  accountName: validateAccountName,
  cardNumber: validateCardNumber,
  ifscCode: validateIfsc,
  vpa: validateVpa,
  gatewayName: (name: string) => textWithin(name, gatewayNameLength),
};

function* verdictsOf(form: ResourceForm): Iterable<readonly [ResourceField, FieldRefusal | undefined]> {
  const { kind, ifscCode, mobileNumber, usdtAddress, usdtNetwork, paybillNumber, paybillAccount } = form;
  for (const field of Object.keys(judges) as (keyof typeof judges)[]) {
    const text = form[field];
    if (text) yield [field, judges[field](text)];
  }
  // Indian banks are addressed by the branch's IFSC.
  if (kind === 'bank' && form.currency === 'INR' && !ifscCode) yield ['ifscCode', 'required'];
  if (mobileNumber && kind === 'mobileMoney' && !isKenyanMobile(mobileNumber))
    yield ['mobileNumber', 'invalidMobile'];
  if (paybillNumber && !paybillAccount) yield ['paybillAccount', 'required'];
  if (!usdtNetwork) return;
  if (!isNetwork(usdtNetwork)) yield ['usdtNetwork', 'unknownChoice'];
  else if (usdtAddress && !isUsdtAddress(usdtAddress, usdtNetwork)) yield ['usdtAddress', 'invalidAddress'];
}

const isNetwork = (name: string): name is UsdtNetwork => name === 'TRC20' || name === 'ERC20';
