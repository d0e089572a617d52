import { expect, it } from 'vitest';
import { type Clues, readClues } from './search.clues.ts';

const tron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const ethereum = '0xdAC17F958D2ee523a2206206994597C13D831ec7';
const hash = `0x${'AB12'.repeat(16)}`;

it.each<[pasted: string, what: Partial<Clues>]>([
  [' c2026112012000012345678 ', { orderCodePrefix: 'C2026112012000012345678' }],
  ['P20261120', { orderCodePrefix: 'P20261120' }],
  ['R-77/2026', { merchantOrderNoPrefix: 'R-77/2026' }],
  ['432198765012', { references: ['432198765012'], cardNumber: '432198765012' }],
  ['hdfcr52026', { references: ['hdfcr52026', 'HDFCR52026'], isHash: false }],
  [hash, { isHash: true, references: [hash, hash.toUpperCase(), 'ab12'.repeat(16)] }],
  ['6222 0202 0011 2233', { cardNumber: '6222020200112233' }],
  ['2233', { cardTail: '2233' }],
  [tron, { usdtAddress: tron }],
  [ethereum, { usdtAddress: ethereum }],
  ['203.0.113.7', { ipAddress: '203.0.113.7' }],
  ['2001:db8::1', { ipAddress: '2001:db8::1' }],
  ['Sample@ExampleBank', { vpa: 'sample@examplebank' }],
  ['+91 98765-43210', { mobileNumber: '+919876543210' }],
  ['10000101', { mchIdPrefix: '10000101' }],
  ['Lotus', { accountPrefix: 'lotus', namePrefix: 'lotus' }],
])('%j is recognized as %j', (pasted, what) => {
  expect(readClues(pasted)).toMatchObject(what);
});

it.each([
  '订单号：C20261120',
  '訂單號: C20261120',
  'Order no. C20261120',
  'order number:C20261120.',
  "'C20261120",
  '“C20261120”，',
  '（C20261120）',
  '订单号：“C20261120”。',
  '平台订单号\tC20261120',
])('extracts the number from %j', (pasted) => {
  expect(readClues(pasted)).toMatchObject({ text: 'C20261120', orderCodePrefix: 'C20261120' });
});

it.each<[pasted: string, what: Partial<Clues>]>([
  ["'795440364105", { references: ['795440364105'], cardNumber: '795440364105' }],
  ['UTR 795440364105', { references: ['795440364105'] }],
  ['Lotus Mart 10000101', { mchIdPrefix: '10000101', namePrefix: 'lotus mart 10000101' }],
  [`地址：${tron}`, { usdtAddress: tron }],
  ['VPA: sample@examplebank', { vpa: 'sample@examplebank' }],
  ['IP：203.0.113.7', { ipAddress: '203.0.113.7' }],
])('reads the value after the label in %j', (pasted, what) => {
  expect(readClues(pasted)).toMatchObject(what);
});

it.each(['face::abcd', 'fe80::1'])('does not read the address %j as a label with a number', (address) => {
  expect(readClues(address)).toMatchObject({ text: address, ipAddress: address });
});

it('ignores invisible characters', () => {
  expect(readClues('\u202eC20261120\u0000\u200b\n')).toMatchObject({ text: 'C20261120' });
});

it.each(['', ' ', 'x', '\u0000\u200b'])('finds no search term in %j', (pasted) => {
  expect(readClues(pasted)).toBeNull();
});

it('does not take a text that only resembles an address for one', () => {
  expect(readClues('999.1.1.1')?.ipAddress).toBeUndefined();
  expect(readClues(`${tron}0`)?.usdtAddress).toBeUndefined();
});
