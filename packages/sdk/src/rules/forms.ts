import { roles } from '../generated/permissions.ts';
import { isPlatformDateTime } from '../validation/date-time-text.ts';

/** Why a field is refused. Stable codes: consoles translate them. */
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

/** Limits of fields, in characters (for a batch, the number of orders). The contract has the same limits. */
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

/** Payment rails that use a bank transaction reference (UTR). */
export type Rail = 'upi' | 'imps' | 'neft' | 'rtgs';

const utrPatterns: Readonly<Record<Rail, RegExp>> = {
  upi: /^\d{12}$/,
  imps: /^\d{12}$/,
  neft: /^[A-Za-z0-9]{16}$/,
  rtgs: /^[A-Za-z0-9]{22}$/,
};

/**
 * Result of a validator: undefined for a valid value, else the reason. Validators check the text as it will
 * be sent.
 */
export type FieldVerdict = FieldRefusal | undefined;

/** Checks a sign-in name: English letters and digits. */
export function validateAccount(account: string): FieldVerdict {
  return (
    textWithin(account, fieldLimits.account) ??
    (/^[A-Za-z0-9]+$/.test(account) ? undefined : 'lettersAndDigitsOnly')
  );
}

/** Checks a password: letters and digits, within its length limits. */
export function validatePassword(password: string): FieldVerdict {
  if (password === '') return 'required';
  if (password.length < fieldLimits.passwordShortest) return 'tooShort';
  if (password.length > fieldLimits.password) return 'tooLong';
  return /[A-Za-z]/.test(password) && /\d/.test(password) ? undefined : 'needsLettersAndDigits';
}

/** Checks that it is not empty and within its length limit. */
export function validateNickname(nickname: string): FieldVerdict {
  return textWithin(nickname, fieldLimits.nickname);
}

/** Checks that it is not empty and has at most 128 characters. */
export function validateBankName(name: string): FieldVerdict {
  return textWithin(name, fieldLimits.bankName);
}

/** Checks the name of an account holder: not empty, at most 128 characters. */
export function validateAccountName(name: string): FieldVerdict {
  return textWithin(name, fieldLimits.accountName);
}

/** Checks that it has digits only, at most 20. */
export function validateCardNumber(number: string): FieldVerdict {
  return textWithin(number, fieldLimits.cardNumber) ?? (/^\d+$/.test(number) ? undefined : 'digitsOnly');
}

/** Checks that it is one of the seven roles. */
export function validateRole(role: string): FieldVerdict {
  return validateChoice(role, roles);
}

/** Checks an IFSC: four capital letters, a 0, six capital letters or digits. */
export function validateIfsc(code: string): FieldVerdict {
  if (code === '') return 'required';
  return /^[A-Z]{4}0[A-Z0-9]{6}$/.test(code) ? undefined : 'invalidIfsc';
}

/** Checks a UPI address, `user@handle`. */
export function validateVpa(address: string): FieldVerdict {
  if (address === '') return 'required';
  return /^[\w.-]{2,256}@[A-Za-z]{2,64}$/.test(address) ? undefined : 'invalidVpa';
}

/** Checks a UTR: 12 digits for UPI and IMPS, 16 characters for NEFT, 22 for RTGS. */
export function validateUtr(utr: string, rail: Rail): FieldVerdict {
  if (utr === '') return 'required';
  return utrPatterns[rail].test(utr) ? undefined : 'invalidUtr';
}

const transactionHash = /^(?:0x)?[0-9a-f]{64}$/i;
/** References of mobile money and of banks outside India; the length covers the longest known format. */
const otherReference = /^[A-Za-z0-9]{6,40}$/;

/**
 * Checks the payment reference of an order in this currency: a UTR for INR, a transaction hash for USDT,
 * otherwise the reference of the bank or wallet.
 */
export function validateReference(reference: string, currency: string): FieldVerdict {
  if (reference === '') return 'required';
  if (currency === 'USDT') return transactionHash.test(reference) ? undefined : 'invalidHash';
  const known = currency === 'INR' ? Object.values(utrPatterns) : [otherReference];
  return known.some((pattern) => pattern.test(reference)) ? undefined : 'invalidUtr';
}

/** Checks a time in the format of order lists, `YYYY-MM-DD HH:mm:ss`; the day must exist. */
export function validateDateTime(text: string): FieldVerdict {
  if (text === '') return 'required';
  return isPlatformDateTime(text) ? undefined : 'invalidDate';
}

/** Checks that the start is not later than the end; either may be undefined. */
export function validateTimeRange(start: Date | undefined, end: Date | undefined): FieldVerdict {
  if (Number.isNaN(start?.getTime()) || Number.isNaN(end?.getTime())) return 'invalidDate';
  return start && end && start > end ? 'startAfterEnd' : undefined;
}

/** Checks that the choice is in the list. */
export function validateChoice(choice: string, choices: readonly string[]): FieldVerdict {
  if (choice === '') return 'required';
  return choices.includes(choice) ? undefined : 'unknownChoice';
}

/** Checks that a text is not blank and not too long. */
export function textWithin(text: string, longest: number): FieldVerdict {
  if (text.trim() === '') return 'required';
  return text.length > longest ? 'tooLong' : undefined;
}
