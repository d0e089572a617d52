import { describe, expect, it } from 'vitest';
import {
  type FieldVerdict,
  validateAccount,
  validateAccountName,
  validateBankName,
  validateCardNumber,
  validateDateTime,
  validateIfsc,
  validateNickname,
  validatePassword,
  validateReference,
  validateRole,
  validateTimeRange,
  validateUtr,
  validateVpa,
} from './forms.ts';

const hash = '7c1f4c1c0f7a4d0e8a6f5b2c9d3e1f00aa11bb22cc33dd44ee55ff6677889900';

const cases: [name: string, validate: (text: string) => FieldVerdict, text: string, verdict: FieldVerdict][] =
  [
    ['account', validateAccount, 'merchant01', undefined],
    ['account', validateAccount, '', 'required'],
    ['account', validateAccount, 'merchant_1', 'lettersAndDigitsOnly'],
    ['account', validateAccount, '商户', 'lettersAndDigitsOnly'],
    ['account', validateAccount, 'a'.repeat(65), 'tooLong'],
    ['password', validatePassword, 'Platform2026', undefined],
    ['password', validatePassword, '', 'required'],
    ['password', validatePassword, 'abc1234', 'tooShort'],
    ['password', validatePassword, 'abcdefgh', 'needsLettersAndDigits'],
    ['password', validatePassword, '12345678', 'needsLettersAndDigits'],
    ['password', validatePassword, `a1${'x'.repeat(127)}`, 'tooLong'],
    ['nickname', validateNickname, '小明', undefined],
    ['nickname', validateNickname, '   ', 'required'],
    ['role', validateRole, 'technicalSupport', undefined],
    ['role', validateRole, '', 'required'],
    ['role', validateRole, 'root', 'unknownChoice'],
    ['bank name', validateBankName, '', 'required'],
    ['bank name', validateBankName, '\u3000', 'required'],
    ['bank name', validateBankName, 'b'.repeat(128), undefined],
    ['bank name', validateBankName, 'b'.repeat(129), 'tooLong'],
    ['account name', validateAccountName, '', 'required'],
    ['account name', validateAccountName, 'n'.repeat(128), undefined],
    ['account name', validateAccountName, 'n'.repeat(129), 'tooLong'],
    ['card number', validateCardNumber, '', 'required'],
    ['card number', validateCardNumber, '1\n', 'digitsOnly'],
    ['card number', validateCardNumber, '0'.repeat(20), undefined],
    ['card number', validateCardNumber, '0'.repeat(21), 'tooLong'],
    ['card number', validateCardNumber, '6222 0000', 'digitsOnly'],
    ['card number', validateCardNumber, '１２３４', 'digitsOnly'],
    ['IFSC', validateIfsc, '', 'required'],
    ['IFSC', validateIfsc, 'HDFC0001234', undefined],
    ['IFSC', validateIfsc, 'HDFC0ABC12Z', undefined],
    ['IFSC', validateIfsc, 'hdfc0001234', 'invalidIfsc'],
    ['IFSC', validateIfsc, 'HDFC1001234', 'invalidIfsc'],
    ['IFSC', validateIfsc, 'HDFC000123', 'invalidIfsc'],
    ['IFSC', validateIfsc, 'HDFC0001234\n', 'invalidIfsc'],
    ['time', validateDateTime, '2026-11-20 23:59:59', undefined],
    ['time', validateDateTime, '', 'required'],
    ['time', validateDateTime, '2026-11-20', 'invalidDate'],
    ['time', validateDateTime, '2026-11-20T23:59:59', 'invalidDate'],
    ['time', validateDateTime, '2026-02-30 00:00:00', 'invalidDate'],
    ['time', validateDateTime, '2026-11-20 24:00:00', 'invalidDate'],
    ['VPA', validateVpa, '', 'required'],
    ['VPA', validateVpa, 'some.name-1@okbank', undefined],
    ['VPA', validateVpa, 'a@okbank', 'invalidVpa'],
    ['VPA', validateVpa, 'name@ok1', 'invalidVpa'],
    ['UTR of UPI', (text) => validateUtr(text, 'upi'), '123456789012', undefined],
    ['UTR of UPI', (text) => validateUtr(text, 'upi'), 'A23456789012', 'invalidUtr'],
    ['UTR of IMPS', (text) => validateUtr(text, 'imps'), '1234567890123', 'invalidUtr'],
    ['UTR of NEFT', (text) => validateUtr(text, 'neft'), 'HDFCN52026112001', undefined],
    ['UTR of NEFT', (text) => validateUtr(text, 'neft'), '123456789012', 'invalidUtr'],
    ['UTR of RTGS', (text) => validateUtr(text, 'rtgs'), 'HDFCR52026112000000001', undefined],
    ['UTR of RTGS', (text) => validateUtr(text, 'rtgs'), '', 'required'],
    ['reference of rupees', (text) => validateReference(text, 'INR'), '123456789012', undefined],
    ['reference of rupees', (text) => validateReference(text, 'INR'), 'HDFCR52026112000000001', undefined],
    ['reference of rupees', (text) => validateReference(text, 'INR'), 'ABC123', 'invalidUtr'],
    ['reference of rupees', (text) => validateReference(text, 'INR'), hash, 'invalidUtr'],
    ['reference of USDT', (text) => validateReference(text, 'USDT'), hash, undefined],
    ['reference of USDT', (text) => validateReference(text, 'USDT'), `0x${hash.toUpperCase()}`, undefined],
    ['reference of USDT', (text) => validateReference(text, 'USDT'), hash.slice(1), 'invalidHash'],
    ['reference of USDT', (text) => validateReference(text, 'USDT'), `${hash}0`, 'invalidHash'],
    ['reference of USDT', (text) => validateReference(text, 'USDT'), `g${hash.slice(1)}`, 'invalidHash'],
    ['reference of USDT', (text) => validateReference(text, 'USDT'), '123456789012', 'invalidHash'],
    ['reference of shillings', (text) => validateReference(text, 'KES'), 'SJK4H7L2M9', undefined],
    ['reference of shillings', (text) => validateReference(text, 'KES'), hash, 'invalidUtr'],
    ['reference of yuan', (text) => validateReference(text, 'CNY'), '12345', 'invalidUtr'],
    ['reference of yuan', (text) => validateReference(text, 'CNY'), '', 'required'],
  ];

describe('form rules', () => {
  it.each(cases)('%s: %# %o', (_name, validate, text, verdict) => {
    expect(validate(text)).toBe(verdict);
  });

  it('orders the two ends of a time range', () => {
    const early = new Date('2026-11-20T00:00:00Z');
    const late = new Date('2026-11-20T00:00:01Z');
    expect(validateTimeRange(early, late)).toBeUndefined();
    expect(validateTimeRange(early, early)).toBeUndefined();
    expect(validateTimeRange(early, undefined)).toBeUndefined();
    expect(validateTimeRange(late, early)).toBe('startAfterEnd');
    expect(validateTimeRange(new Date('x'), late)).toBe('invalidDate');
  });
});
