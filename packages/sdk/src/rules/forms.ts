import { roles } from '../generated/permissions.ts';
import { isPlatformDateTime } from '../validation/date-time-text.ts';

/** Why a field is refused. Stable: consoles translate these. */
export type FieldRefusal =
  | 'required'
  | 'tooLong'
  | 'tooShort'
  | 'digitsOnly'
  | 'lettersAndDigitsOnly'
  | 'needsLettersAndDigits'
  | 'invalidIfsc'
  | 'invalidVpa'
  | 'invalidUtr'
  | 'invalidHash'
  | 'invalidAddress'
  | 'invalidMobile'
  | 'invalidDate'
  | 'startAfterEnd'
  | 'unknownChoice'
  | 'notAWholeNumber'
  | 'tooSmall'
  | 'tooLarge'
  | 'minimumAboveMaximum';

/** Bounds of fields, in characters (orders of a batch in their number). The contract holds the same ones. */
export const fieldLimits = {
  account: 64,
  passwordShortest: 8,
  password: 128,
  nickname: 64,
  bankName: 128,
  accountName: 128,
  cardNumber: 20,
  ifsc: 11,
  rejectReason: 200,
  batchOrders: 500,
} as const;

/** Rails that carry a bank transaction reference (UTR). */
export type Rail = 'upi' | 'imps' | 'neft' | 'rtgs';

const utrPatterns: Readonly<Record<Rail, RegExp>> = {
  upi: /^\d{12}$/,
  imps: /^\d{12}$/,
  neft: /^[A-Za-z0-9]{16}$/,
  rtgs: /^[A-Za-z0-9]{22}$/,
};

/** Each validator answers undefined for a good value, else the reason. Text is judged as it will be sent. */
export type FieldVerdict = FieldRefusal | undefined;

/** A sign-in name: English letters and digits. */
export function validateAccount(account: string): FieldVerdict {
  return (
    textWithin(account, fieldLimits.account) ??
    (/^[A-Za-z0-9]+$/.test(account) ? undefined : 'lettersAndDigitsOnly')
  );
}

/** Both letters and digits, within its bounds. */
export function validatePassword(password: string): FieldVerdict {
  if (password === '') return 'required';
  if (password.length < fieldLimits.passwordShortest) return 'tooShort';
  if (password.length > fieldLimits.password) return 'tooLong';
  return /[A-Za-z]/.test(password) && /\d/.test(password) ? undefined : 'needsLettersAndDigits';
}

/** Not empty, within its bound. */
export function validateNickname(nickname: string): FieldVerdict {
  return textWithin(nickname, fieldLimits.nickname);
}

/** Not empty, at most 128 characters. */
export function validateBankName(name: string): FieldVerdict {
  return textWithin(name, fieldLimits.bankName);
}

/** Name of an account's holder: not empty, at most 128 characters. */
export function validateAccountName(name: string): FieldVerdict {
  return textWithin(name, fieldLimits.accountName);
}

/** Digits alone, at most 20. */
export function validateCardNumber(number: string): FieldVerdict {
  return textWithin(number, fieldLimits.cardNumber) ?? (/^\d+$/.test(number) ? undefined : 'digitsOnly');
}

/** One of the seven roles. */
export function validateRole(role: string): FieldVerdict {
  return validateChoice(role, roles);
}

/** Four capital letters, a 0, six capital letters or digits. */
export function validateIfsc(code: string): FieldVerdict {
  if (code === '') return 'required';
  return /^[A-Z]{4}0[A-Z0-9]{6}$/.test(code) ? undefined : 'invalidIfsc';
}

/** UPI address, `user@handle`. */
export function validateVpa(address: string): FieldVerdict {
  if (address === '') return 'required';
  return /^[\w.-]{2,256}@[A-Za-z]{2,64}$/.test(address) ? undefined : 'invalidVpa';
}

/** UPI and IMPS: 12 digits; NEFT: 16 characters; RTGS: 22. */
export function validateUtr(utr: string, rail: Rail): FieldVerdict {
  if (utr === '') return 'required';
  return utrPatterns[rail].test(utr) ? undefined : 'invalidUtr';
}

const transactionHash = /^(?:0x)?[0-9a-f]{64}$/i;
/** References of mobile money and of banks outside of India: no longer than any of them writes. */
const otherReference = /^[A-Za-z0-9]{6,40}$/;

/**
 * What shows that an order of this currency is paid: of rupees a bank's UTR, of USDT the hash of the chain's transaction,
 * else the reference as the bank or the wallet gives it.
 */
export function validateReference(reference: string, currency: string): FieldVerdict {
  if (reference === '') return 'required';
  if (currency === 'USDT') return transactionHash.test(reference) ? undefined : 'invalidHash';
  const known = currency === 'INR' ? Object.values(utrPatterns) : [otherReference];
  return known.some((pattern) => pattern.test(reference)) ? undefined : 'invalidUtr';
}

/** A time as order lists take and show it, `YYYY-MM-DD HH:mm:ss`, of a day that exists. */
export function validateDateTime(text: string): FieldVerdict {
  if (text === '') return 'required';
  return isPlatformDateTime(text) ? undefined : 'invalidDate';
}

/** The start is not later than the end; either may be open. */
export function validateTimeRange(start: Date | undefined, end: Date | undefined): FieldVerdict {
  if (Number.isNaN(start?.getTime()) || Number.isNaN(end?.getTime())) return 'invalidDate';
  return start && end && start > end ? 'startAfterEnd' : undefined;
}

/** One of a list. */
export function validateChoice(choice: string, choices: readonly string[]): FieldVerdict {
  if (choice === '') return 'required';
  return choices.includes(choice) ? undefined : 'unknownChoice';
}

/** Not blank, and not longer than it may be. */
export function textWithin(text: string, longest: number): FieldVerdict {
  if (text.trim() === '') return 'required';
  return text.length > longest ? 'tooLong' : undefined;
}
