import { expect, it } from 'vitest';
import type { Translate } from '../../../../shared/messages.ts';
import { wrongIn } from './rules.form.ts';
import type { analysisRuleMessages } from './rules.messages.ts';

const say: Translate<typeof analysisRuleMessages.table> = (key) => key;
const wrong = (rule: string, percent: string) =>
  wrongIn(rule, { enabled: 'on', windowHours: '24', least: '6', percent }, say).percent;

it('takes a share of all orders at most, and a multiple of others up to ten times', () => {
  expect(wrong('payerTimeouts', '100')).toBeUndefined();
  expect(wrong('payerTimeouts', '101')).toBe('percentRule');
  expect(wrong('supplierSupplements', '300')).toBeUndefined();
  expect(wrong('supplierSupplements', '1001')).toBe('percentRule');
});

it('asks for the share of a rule that has one, and only of those', () => {
  expect(wrong('payerTimeouts', '')).toBe('percentRule');
  expect(wrong('sharedPayer', '')).toBeUndefined();
});
