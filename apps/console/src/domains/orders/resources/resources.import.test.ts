import { describe, expect, it } from 'vitest';
import { readRecords } from '../../../shared/list/import/import.file.ts';
import { importColumns, importExample, readLine } from './resources.import.ts';

const fixed = { kinds: ['bank', 'upi', 'wallet'], productKind: 'collection' };
const suppliers = [
  { value: '0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02', label: 'North team', detail: 'north' },
  { value: '0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c03', label: 'Same name', detail: 'south' },
  { value: '0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c04', label: 'Same name', detail: 'west' },
];
const products = [
  { value: '1008', label: '1008 UPI', currency: 'INR', kind: 'collection' },
  { value: '2001', label: '2001 Payout', currency: 'INR', kind: 'payout' },
];
const good = importExample(fixed, { suppliers, products });
const refusalsOf = (changes: Record<string, string>) =>
  readLine({ ...good, ...changes }, fixed, { suppliers }).refusals;

describe('a line of an account file', () => {
  it('is read as a person would fill in the form', () => {
    const { form, refusals } = readLine(good, fixed, { suppliers });
    expect(refusals).toEqual({});
    expect(form).toMatchObject({
      kind: 'bank',
      supplierId: suppliers[0]?.value,
      currency: 'INR',
      minAmountMinor: 10_000,
      maxAmountMinor: 5_000_000,
      dailyLimitMinor: 100_000_000,
      concurrencyLimit: 5,
      productIds: ['1008'],
    });
  });

  it('has the currency of the list, if that has one', () => {
    const india = { kinds: ['bank', 'upi'], productKind: 'payout', currency: 'INR' };
    const line = importExample(india, { suppliers, products });
    const refusals = (currency: string) => readLine({ ...line, currency }, india, { suppliers }).refusals;
    expect([refusals('INR'), refusals('')]).toEqual([{}, {}]);
    expect(refusals('CNY')).toMatchObject({ currency: 'unknownChoice' });
  });

  it('has an example that is accepted for gateways and for mobile money', () => {
    for (const kind of ['gateway', 'mobileMoney']) {
      const line = importExample({ kind }, { suppliers, products });
      expect(readLine(line, { kind }, { suppliers }).refusals).toEqual({});
    }
  });

  it('means no limit only where the cell is empty', () => {
    const { form } = readLine({ ...good, dailyLimit: '', concurrencyLimit: '' }, fixed, { suppliers });
    expect([form.dailyLimitMinor, form.concurrencyLimit]).toEqual([null, null]);
    expect(refusalsOf({ dailyLimit: 'none' })).toEqual({ dailyLimitMinor: 'notAnAmount' });
    expect(refusalsOf({ concurrencyLimit: '5.5' })).toEqual({ concurrencyLimit: 'notAWholeNumber' });
  });

  it.each([
    [{ supplier: 'Nobody' }, { supplierId: 'unknownChoice' }],
    [{ supplier: 'same name' }, { supplierId: 'unknownChoice' }],
    [{ supplier: '' }, { supplierId: 'required' }],
    [{ kind: 'usdt' }, { kind: 'unknownChoice' }],
    [{ currency: 'EUR' }, { currency: 'unknownChoice' }],
    [{ minAmount: '1.005' }, { minAmountMinor: 'notAnAmount' }],
    [{ maxAmount: '' }, { maxAmountMinor: 'required' }],
    [{ cardNumber: '12a' }, { cardNumber: 'digitsOnly' }],
    [{ ifscCode: '' }, { ifscCode: 'required' }],
    [{ floatMode: 'sideways' }, { floatMode: 'unknownChoice' }],
    [{ products: '' }, { productIds: 'required' }],
    [{ products: 'UPI' }, { productIds: 'unknownChoice' }],
    [{ weight: '-1' }, { weight: 'notAWholeNumber' }],
  ] as const)('with %o is refused for %o', (changes, expected) => {
    expect(refusalsOf(changes)).toEqual(expected);
  });

  it('finds a supplier by its account where the name is not enough', () => {
    const { form } = readLine({ ...good, supplier: 'WEST' }, fixed, { suppliers });
    expect(form.supplierId).toBe(suppliers[2]?.value);
  });
});

describe('an account file', () => {
  const columns = importColumns(fixed);
  const read = (text: string) => readRecords(new Blob([text]), columns);

  it('has the columns of its address', () => {
    expect(columns.known).not.toContain('usdtAddress');
    expect(importColumns({ kind: 'usdt', productId: 3015 }).known).toContain('usdtAddress');
    expect(importColumns({ kind: 'usdt', productId: 3015 }).required).not.toContain('kind');
  });

  it('is read with columns in any order and case, and numbers that a spreadsheet would change', async () => {
    const file = await read(
      "\uFEFFNAME,Supplier,kind,maxAmount,minAmount,cardNumber\r\nNorth,north,bank,200,100,'050100044821\r\n",
    );
    expect(file).toEqual({
      ok: true,
      records: [
        {
          line: 2,
          record: {
            name: 'North',
            supplier: 'north',
            kind: 'bank',
            maxAmount: '200',
            minAmount: '100',
            cardNumber: '050100044821',
          },
        },
      ],
    });
  });

  it('is refused as a whole rather than losing a column', async () => {
    const header = 'supplier,name,kind,minAmount,maxAmount';
    expect(await read(`${header},colour\na,b,bank,1,2,red`)).toEqual({
      ok: false,
      problem: 'unknownColumns',
      columns: ['colour'],
    });
    expect(await read(`${header},Name\na,b,bank,1,2,c`)).toMatchObject({ problem: 'doubleColumns' });
    expect(await read('supplier,name\na,b')).toEqual({
      ok: false,
      problem: 'missingColumns',
      columns: ['kind', 'minAmount', 'maxAmount'],
    });
    expect(await read(header)).toEqual({ ok: false, problem: 'empty' });
    expect(await read('')).toEqual({ ok: false, problem: 'empty' });
    expect(await read(`${header}\n"a,b,bank,1,2`)).toEqual({ ok: false, problem: 'malformed' });
    const many = Array.from({ length: 2_001 }, () => 'a,b,bank,1,2').join('\n');
    expect(await read(`${header}\n${many}`)).toEqual({ ok: false, problem: 'tooMany' });
  });

  it('of a Chinese spreadsheet is read in its encoding', async () => {
    // "supplier,name,kind,minAmount,maxAmount\n北,北,bank,1,2" in GB 18030.
    const head = new TextEncoder().encode('supplier,name,kind,minAmount,maxAmount\n');
    const north = [0xb1, 0xb1];
    const rest = new TextEncoder().encode(',bank,1,2');
    const bytes = new Uint8Array([...head, ...north, 0x2c, ...north, ...rest]);
    const file = await readRecords(new Blob([bytes]), columns);
    expect(file).toMatchObject({ ok: true, records: [{ record: { supplier: '北', name: '北' } }] });
  });
});
