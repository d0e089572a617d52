import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FiledPayout, FileFacts } from './bank-file.fields.ts';
import { readBankSheet } from './bank-file.reading.ts';
import { writeBankFile } from './bank-file.service.ts';
import { definitionOf } from './payout-templates.definition.ts';
import type { GivenDefinition } from './payout-templates.types.ts';

const payout: FiledPayout = {
  orderCode: 'P202611201200001',
  merchantOrderNo: 'M1',
  amountMinor: 123_456_789,
  currency: 'INR',
  userName: 'Asha Verma',
  cardNumber: '001234567890123456',
  vpa: null,
  usdtAddress: null,
  ifscCode: 'EXMP0001234',
  bankName: 'Example Bank',
};
const facts: FileFacts = {
  batchCode: 'B1',
  payoutTime: new Date('2026-11-20T16:30:00Z'),
  timeZone: 'Asia/Shanghai',
  payerAccount: '99',
  payerName: 'Payer',
};
const base: GivenDefinition = {
  format: 'csv',
  columns: [
    { title: 'Name', source: 'userName' },
    { title: 'Account', source: 'account' },
    { title: 'Amount', source: 'amount', format: 'number' },
    { title: 'Date', source: 'payoutTime' },
  ],
  amountStyle: 'decimalPoint',
  dateFormat: 'dd/MM/yyyy',
};
const write = (changes: Partial<GivenDefinition> = {}, payouts = [payout]) =>
  writeBankFile(definitionOf({ ...base, ...changes }), payouts, facts);
const text = async (...asked: Parameters<typeof write>) =>
  Buffer.from((await write(...asked)).bytes).toString();
const named = (userName: string): FiledPayout[] => [{ ...payout, userName }];

describe('a bank’s csv file', () => {
  it('has its titles, digits as they are, and the time in the platform’s zone', async () => {
    expect(await text()).toBe(
      'Name,Account,Amount,Date\r\nAsha Verma,001234567890123456,1234567.89,21/11/2026\r\n',
    );
  });

  it('follows the template: head rows, separator, amounts, dates, constants', async () => {
    const changes: Partial<GivenDefinition> = {
      headerRows: [['Bulk payment', 'v1']],
      withTitles: false,
      separator: 'semicolon',
      amountStyle: 'decimalComma',
      dateFormat: 'yyyyMMdd',
      columns: [
        ...base.columns,
        { title: '', source: 'constant', constant: 'IMPS' },
        { title: '', source: 'blank' },
      ],
    };
    expect(await text(changes)).toBe(
      'Bulk payment;v1\r\nAsha Verma;001234567890123456;1234567,89;20261121;IMPS;\r\n',
    );
    expect(await text({ amountStyle: 'minor' })).toContain(',123456789,');
  });

  it('quotes separators and quotes, and never lets a spreadsheet run a cell unless the bank needs it raw', async () => {
    expect(await text({}, named('Verma, "A"'))).toContain('"Verma, ""A""",');
    expect(await text({}, named('=1+1'))).toContain("\r\n'=1+1,");
    expect(await text({ rawCells: true }, named('=1+1'))).toContain('\r\n=1+1,');
  });

  it('has the encoding of the template', async () => {
    const bytes = async (encoding: NonNullable<GivenDefinition['encoding']>) =>
      (await write({ encoding, withTitles: false }, named('王'))).bytes;
    expect([...(await bytes('utf8'))].slice(0, 3)).toEqual([0xe7, 0x8e, 0x8b]);
    expect([...(await bytes('utf8Bom'))].slice(0, 6)).toEqual([0xef, 0xbb, 0xbf, 0xe7, 0x8e, 0x8b]);
    expect([...(await bytes('gbk'))].slice(0, 2)).toEqual([0xcd, 0xf5]);
  });

  it('names what it cannot hold', async () => {
    const kinds = async (...asked: Parameters<typeof write>) =>
      (await write(...asked)).problems.map(({ kind }) => kind);
    expect(await kinds({ encoding: 'gbk' }, named('😀'))).toEqual(['notEncodable']);
    expect(await kinds({}, named('a\r\nb'))).toEqual(['notEncodable']);
    expect(await kinds({ columns: base.columns.map((column) => ({ ...column, maxLength: 12 })) })).toEqual([
      'tooLong',
    ]);
    expect(await kinds({}, [{ ...payout, cardNumber: null }])).toEqual(['missing']);
    expect(await kinds({}, [{ ...payout, cardNumber: null, vpa: 'a@bank' }])).toEqual([]);
  });

  it('is read back cell by cell as it was written, whatever the texts are', async () => {
    const template = definitionOf({ ...base, rawCells: true, encoding: 'utf8Bom' });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 5 }),
        async (names) => {
          const payouts = names.map((userName) => ({ ...payout, userName }));
          const { bytes, problems } = await writeBankFile(template, payouts, facts);
          if (problems.length > 0) return;
          const rows = await readBankSheet(template, bytes, { maxRows: 10, maxColumns: 10 });
          const read = rows.slice(1).map(({ cells }) => cells[0]);
          expect(read.filter((cell) => typeof cell === 'string')).toEqual(
            names.map((name) => name.trim()).filter((_, at) => typeof read[at] === 'string'),
          );
        },
      ),
    );
  });
});

describe('a bank’s xlsx file', () => {
  it('keeps account numbers as texts and writes amounts as numbers', async () => {
    const template = definitionOf({ ...base, format: 'xlsx' });
    const { bytes, problems } = await writeBankFile(template, [payout], facts);
    expect(problems).toEqual([]);
    const rows = await readBankSheet(template, bytes, { maxRows: 10, maxColumns: 10 });
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['Name', 'Account', 'Amount', 'Date'],
      ['Asha Verma', '001234567890123456', '1234567.89', '21/11/2026'],
    ]);
  });
});

describe('a template', () => {
  const result: NonNullable<GivenDefinition['result']> = {
    skipRows: 0,
    keySource: 'reference',
    keyColumn: 'Key',
    statusColumn: 'Status',
    paidWords: ['OK'],
    failedWords: ['NO'],
  };
  const codes = (changes: Partial<GivenDefinition>): string[] => {
    try {
      definitionOf({ ...base, ...changes });
      return [];
    } catch (error) {
      return (error as { issues: { code: string }[] }).issues.map(({ code }) => code);
    }
  };

  it('must agree with itself', () => {
    const columns: GivenDefinition['columns'] = [...base.columns, { title: 'Key', source: 'reference' }];
    expect(codes({ result, columns })).toEqual([]);
    expect(codes({ result })).toEqual(['key_not_written']);
    expect(codes({ result: { ...result, failedWords: [' ok '] }, columns })).toEqual(['word_twice']);
    expect(codes({ result: { ...result, paidWords: [] }, columns })).toEqual(['required']);
    expect(codes({ columns: [{ title: 'Name', source: 'userName' }] })).toEqual(['amount_missing']);
    expect(codes({ columns: [...base.columns, { title: 'Mode', source: 'constant' }] })).toEqual([
      'required',
    ]);
  });
});
