import { minorUnits } from '@platform/sdk';
import { describe, expect, it } from 'vitest';
import type { DeviceKey, WatchedAccount } from '../credentials.ts';
import { Bank } from './bank.ts';
import { messagesOf } from './messages.ts';

const blank: WatchedAccount = {
  kind: 'upi',
  currency: 'INR',
  accountName: null,
  bankName: null,
  cardNumber: null,
  vpa: null,
  mobileNumber: null,
  usdtNetwork: null,
  usdtAddress: null,
};
const accounts: readonly WatchedAccount[] = [
  { ...blank, vpa: 'collect01@malabar' },
  { ...blank, kind: 'bank', bankName: 'Deccan Bank', cardNumber: '501000001234' },
  { ...blank, kind: 'bank', currency: 'CNY', cardNumber: '6200123456789012345' },
  { ...blank, kind: 'wallet', currency: 'CNY', accountName: 'Wallet 01' },
  { ...blank, kind: 'mobileMoney', currency: 'KES', mobileNumber: '254712345678' },
  { ...blank, kind: 'usdt', currency: 'USDT', usdtNetwork: 'TRC20', usdtAddress: 'TDemoAddress' },
];
const device: DeviceKey = { monitorId: 'phone-01', kind: 'sms', token: 't', secret: 's', accounts };
const at = new Date('2026-11-21T12:00:00Z');
const amount = minorUnits(150_000);

const paid = (kind: string, currency: string, bank = new Bank([device])) => {
  const view = accounts.find((one) => one.kind === kind && one.currency === currency) ?? blank;
  const account = bank.find(view);
  if (!account) throw new Error(`no ${kind} account`);
  return bank.pay(account, amount, 'A Payer', at);
};
const plainly = { hasUtr: true, remark: null };

describe('a bank', () => {
  it('finds an account by the data shown to a payer, and no unknown one', () => {
    const bank = new Bank([device]);
    for (const view of accounts) expect(bank.find(view)?.view).toEqual(view);
    expect(bank.find({ ...blank, vpa: 'somebody@else' })).toBeUndefined();
    expect(bank.find({ ...blank, kind: 'gateway' })).toBeUndefined();
  });

  it('keeps the balance between transfers and over restarts', () => {
    const bank = new Bank([device]);
    const first = paid('upi', 'INR', bank);
    const second = paid('upi', 'INR', bank);
    expect(second.balanceMinor).toBe(first.balanceMinor + amount);
    const later = new Bank([device], bank.balances);
    expect(paid('upi', 'INR', later).balanceMinor).toBe(second.balanceMinor + amount);
  });

  it.each([
    ['upi', 'INR', /^\d{12}$/],
    ['bank', 'INR', /^\d{12}$/],
    ['bank', 'CNY', /^\d{20}$/],
    ['mobileMoney', 'KES', /^[0-9A-Z]{10}$/],
    ['usdt', 'USDT', /^[0-9a-f]{64}$/],
  ])('gives a transfer on %s in %s a unique reference of its rail', (kind, currency, form) => {
    const bank = new Bank([device]);
    const references = Array.from({ length: 50 }, () => paid(kind, currency, bank).reference);
    for (const reference of references) expect(reference).toMatch(form);
    expect(new Set(references).size).toBe(50);
  });
});

describe('a message to a device', () => {
  it.each([
    ['upi', 'INR', 'Rs.1,500.00'],
    ['bank', 'INR', 'INR 1,500.00'],
    ['bank', 'CNY', '1500.00元'],
    ['mobileMoney', 'KES', 'Ksh1,500.00'],
  ])('about %s in %s contains amount, reference and balance', (kind, currency, text) => {
    const transfer = paid(kind, currency);
    const [message] = messagesOf(transfer, plainly);
    expect(message?.record.sms?.body).toContain(text);
    expect(message?.record.sms?.body).toContain(transfer.reference);
    const [bare] = messagesOf(transfer, { hasUtr: false, remark: '=1+1' });
    expect(bare?.record.sms?.body).not.toContain(transfer.reference);
    expect(bare?.record.sms?.body).toContain('=1+1');
  });

  it('about a wallet is a page message', () => {
    const [message] = messagesOf(paid('wallet', 'CNY'), plainly);
    expect(message?.record.webMessage).toMatchObject({ source: 'wechat' });
  });

  it('about a chain is the same transfer twice, first with few confirmations', () => {
    const [first, second] = messagesOf(paid('usdt', 'USDT'), plainly);
    expect(first?.record.usdt).toMatchObject({ amount, confirmations: 1 });
    expect(second?.record.usdt).toEqual({ ...first?.record.usdt, confirmations: 25 });
    expect([first?.isLast, second?.isLast]).toEqual([false, true]);
  });

  it('of money that left lowers the balance, and names the beneficiary and the reference', () => {
    const paying = {
      ...blank,
      kind: 'bank',
      bankName: 'Deccan Bank',
      cardNumber: '501000001234',
      paysBy: 'device',
    } as const;
    const payer: DeviceKey = { ...device, accounts: [paying] };
    const bank = new Bank([payer]);
    const before = Object.values(bank.balances)[0] ?? 0;
    const asked = {
      amountMinor: amount,
      currency: 'INR',
      payerName: 'B SAMPLE',
      reference: '432109876543',
    } as const;
    const sent = bank.send(payer.monitorId, asked, new Date());
    if (!sent) throw new Error('The device has one account that pays.');
    expect(Object.values(bank.balances)[0]).toBe(before - amount);
    const [message] = messagesOf(sent, plainly);
    expect(message?.record.sms?.body).toMatch(/debited for INR 1,500\.00 .*; B SAMPLE; Ref 432109876543\./);
    // Of two accounts that pay, the instruction does not say which one has paid.
    const both = new Bank([{ ...payer, accounts: [paying, { ...paying, cardNumber: '1' }] }]);
    expect(both.send(payer.monitorId, asked, new Date())).toBeUndefined();
  });
});
