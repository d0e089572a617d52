import { describe, expect, it } from 'vitest';
import { bankExample, formOf, formRefusals, readBankChange, readLine, readNewBank } from './banks.form.ts';
import type { BankRow } from './banks.parts.ts';

const row = {
  id: 'b',
  country: 'IN',
  number: '002',
  names: { 'zh-CN': '甲', 'zh-TW': '乙', 'en-US': 'State Bank' },
  shortName: 'SBI',
  ifscPrefix: 'SBIN',
  smsSenders: ['SBIINB'],
  enabled: true,
} as unknown as BankRow;

describe('a bank’s form', () => {
  it('sends nothing but what changed', () => {
    expect(readBankChange(formOf(row), row)).toEqual({ bankId: 'b' });
    expect(readBankChange({ ...formOf(row), ifscPrefix: '', smsSenders: 'SBIINB, SBIUPI' }, row)).toEqual({
      bankId: 'b',
      ifscPrefix: null,
      smsSenders: ['SBIINB', 'SBIUPI'],
    });
  });

  it('refuses what is missing or cannot be', () => {
    expect(Object.keys(formRefusals(formOf())).sort()).toEqual([
      'nameEnUs',
      'nameZhCn',
      'nameZhTw',
      'number',
      'shortName',
    ]);
    expect(formRefusals({ ...formOf(row), number: '12a' })).toEqual({ number: 'digitsOnly' });
    expect(formRefusals({ ...formOf(row), ifscPrefix: 'SB1N' })).toEqual({ ifscPrefix: 'fourLetters' });
    expect(formRefusals({ ...formOf(row), smsSenders: 'AX-SBI' })).toEqual({
      smsSenders: 'lettersAndDigitsOnly',
    });
    expect(formRefusals({ ...formOf(row), smsSenders: 'A'.repeat(17) })).toEqual({ smsSenders: 'tooLong' });
  });

  it('gives a bank outside India no prefix', () => {
    expect(readNewBank({ ...formOf(row), country: 'KE' }).ifscPrefix).toBeNull();
  });
});

describe('a line of a file', () => {
  it('is read as a person would fill in the form', () => {
    const { form, refusals } = readLine(bankExample);
    expect(refusals).toEqual({});
    expect(readNewBank(form)).toMatchObject({ ifscPrefix: 'SBIN', smsSenders: ['SBIINB', 'SBIUPI'] });
  });

  it('takes the English name for one that is left out, and knows its country', () => {
    const line = { country: 'ke', number: '68', shortName: 'Equity', nameEnUs: 'Equity Bank' };
    expect(readLine(line).form).toMatchObject({ country: 'KE', nameZhCn: 'Equity Bank' });
    expect(readLine({ ...line, country: 'US' }).refusals).toEqual({ country: 'unknownChoice' });
  });
});
