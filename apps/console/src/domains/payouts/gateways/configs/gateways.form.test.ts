import type { MinorUnits } from '@platform/sdk';
import { describe, expect, it } from 'vitest';
import {
  currencyOf,
  formOf,
  formRefusals,
  readGatewayChange,
  readNewGateway,
  refusedField,
  withScript,
} from './gateways.form.ts';
import type { GatewayRow } from './gateways.parts.ts';

const row: GatewayRow = {
  id: '0192f0c8-7a1e-7c3a-9d53-0f6f2f6d5b01',
  name: 'RazorpayX',
  baseUrl: 'https://api.gateway.example/v1',
  hosts: [],
  credentialNames: ['keyId', 'keySecret'],
  parameters: { accountNumber: '78787800' },
  scriptId: 's1',
  scriptName: 'RazorpayX payouts',
  liveVersion: 1,
  direction: 'payout',
  productId: 1034,
  productName: { 'zh-CN': '银行代付', 'zh-TW': '銀行代付', 'en-US': 'Bank payout' },
  currency: 'INR',
  timeoutMs: 10_000,
  runTimeoutMs: 30_000,
  parallelRequests: 4,
  minAmountMinor: 100 as MinorUnits,
  maxAmountMinor: 50_000_000 as MinorUnits,
  enabled: true,
  accountCount: 1,
  noticeUrl: 'https://platform.example/v1.0/gateway/x/notice',
  health: {
    lastCallAt: null,
    lastSuccessAt: null,
    callCount: 0,
    failureCount: 0,
    errorRate: null,
    runningCount: 0,
    unknownCount: 0,
  },
  createdAt: '2026-11-01T09:00:00+08:00',
  updatedAt: '2026-11-19T18:20:00+08:00',
};
const [keyId, keySecret] = formOf(row).credentials;
const newOne = { name: 'webhookSecret', isStored: false, change: 'set', value: 's3' } as const;
const scripts = [
  { value: 's1', label: 'Payouts', direction: 'payout', liveVersion: 1 },
  { value: 's2', label: 'Collections', direction: 'collection', liveVersion: null },
];
const products = [
  { value: '1034', label: '1034', kind: 'payout', currency: 'INR' },
  { value: '3016', label: '3016', kind: 'payout', currency: 'USDT' },
  { value: '1001', label: '1001', kind: 'collection', currency: 'INR' },
];

describe('the credentials of a gateway', () => {
  it('are not sent unless they are replaced or removed', () => {
    expect(readGatewayChange(formOf(row), row)).toEqual({ gatewayId: row.id });
    const credentials = [
      { ...keyId!, change: 'set' as const, value: 'new' },
      { ...keySecret!, change: 'remove' as const },
      newOne,
    ];
    expect(readGatewayChange({ ...formOf(row), credentials }, row)).toEqual({
      gatewayId: row.id,
      credentials: [
        { name: 'keyId', value: 'new' },
        { name: 'keySecret', value: null },
        { name: 'webhookSecret', value: 's3' },
      ],
    });
  });

  it('keep the form from being sent without a name or a value, or with a name twice', () => {
    const refusalOf = (...more: object[]) =>
      formRefusals({ ...formOf(row), credentials: [keyId!, ...(more as (typeof newOne)[])] }).credentials;
    expect(refusalOf({ ...newOne, name: '' })).toBe('nameMissing');
    expect(refusalOf({ ...newOne, name: 'Key-1' })).toBe('invalidName');
    expect(refusalOf({ ...newOne, name: 'keyId' })).toBe('twice');
    expect(refusalOf({ ...newOne, value: '' })).toBe('valueMissing');
    expect(refusalOf({ ...newOne, name: '', value: '' }), 'an entry that is empty is none').toBeUndefined();
  });
});

describe('a gateway’s form', () => {
  it('sends only what changed', () => {
    const form = { ...formOf(row), timeoutMs: 15_000, hosts: 'a.example\nb.example:8443' };
    expect(readGatewayChange(form, row)).toEqual({
      gatewayId: row.id,
      timeoutMs: 15_000,
      hosts: ['a.example', 'b.example:8443'],
    });
  });

  it('takes the direction from the script, and drops a product of another direction', () => {
    const chosen = withScript('s2', { productId: '1034' }, { scripts, products });
    expect(chosen).toEqual({ scriptId: 's2', direction: 'collection', productId: '' });
    expect(withScript('s1', { productId: '1034' }, { scripts, products }).productId).toBe('1034');
    const form = { ...formOf(row), ...chosen, productId: '1001', credentials: [newOne] };
    expect(readNewGateway(form)).toMatchObject({
      direction: 'collection',
      productId: 1001,
      credentials: [{ name: 'webhookSecret', value: 's3' }],
    });
    expect(currencyOf('3016', products)).toBe('USDT');
  });

  it('shows the platform’s refusal at the field that it is about', () => {
    const form = { baseUrl: 'https://api.gateway.example', hosts: 'api.gateway.example.org\n10.0.0.1' };
    const fieldOf = (codeName: NonNullable<Parameters<typeof refusedField>[0]['codeName']>, reason = '') =>
      refusedField({ codeName, reason }, form);
    expect(fieldOf('gatewayExists')).toBe('name');
    expect(fieldOf('scriptNotLive')).toBe('scriptId');
    expect(fieldOf('scriptNotFound')).toBe('scriptId');
    expect(fieldOf('productNotFound')).toBe('productId');
    const notAllowed = (address: string) =>
      fieldOf('gatewayAddressRefused', `The address ${address} is not allowed: private`);
    expect(notAllowed('https://api.gateway.example')).toBe('baseUrl');
    expect(notAllowed('https://10.0.0.1')).toBe('hosts');
    expect(notAllowed('https://api.gateway.example.org')).toBe('hosts');
    expect(fieldOf('gatewayNotFound')).toBeUndefined();
  });

  it('explains each field that cannot be', () => {
    expect(formRefusals(formOf(row))).toEqual({});
    expect(formRefusals(formOf())).toEqual({
      name: 'required',
      scriptId: 'required',
      productId: 'required',
      baseUrl: 'required',
      minAmountMinor: 'required',
      maxAmountMinor: 'required',
    });
    const wrong = {
      ...formOf(row),
      baseUrl: 'https://user:pass@gateway.example/?a=1',
      hosts: 'https://a.example',
      parameters: [
        { key: 'a', value: '1' },
        { key: 'a', value: '2' },
      ],
      timeoutMs: 100,
      runTimeoutMs: 1_000_000,
      parallelRequests: null,
      minAmountMinor: 200,
      maxAmountMinor: 100,
    };
    expect(formRefusals(wrong)).toEqual({
      baseUrl: 'invalidUrl',
      hosts: 'invalidHost',
      parameters: 'twice',
      timeoutMs: 'tooSmall',
      runTimeoutMs: 'tooLarge',
      parallelRequests: 'required',
      maxAmountMinor: 'minimumAboveMaximum',
    });
    expect(formRefusals({ ...formOf(row), hosts: 'a.example '.repeat(11) }).hosts).toBe('tooManyHosts');
  });
});
