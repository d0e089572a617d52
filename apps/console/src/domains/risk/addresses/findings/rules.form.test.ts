import { createFixtures } from '@platform/sdk/testing';
import { expect, it } from 'vitest';
import { type Translate, translate } from '../../../../shared/messages.ts';
import { ruleChanges, ruleForm, wrongIn } from './rules.form.ts';
import { analysisRuleMessages } from './rules.messages.ts';

const { analysisRuleRow } = createFixtures();
const say: Translate<typeof analysisRuleMessages.table> = (key, ...values) =>
  translate(analysisRuleMessages, 'en-US', key, ...values);
const wrong = (rule: string, percent: string) =>
  wrongIn(rule, { enabled: 'on', windowHours: '24', least: '6', percent }, say).percent;

it('takes a share of all orders at most, and a multiple of others up to ten times', () => {
  expect(wrong('payerTimeouts', '100')).toBeUndefined();
  expect(wrong('payerTimeouts', '101')).toBe('A whole number from 0 to 100');
  expect(wrong('supplierSupplements', '300')).toBeUndefined();
  expect(wrong('supplierSupplements', '1001')).toBe('A whole number from 0 to 1000');
});

it('asks for the share of a rule that has one, and only of those', () => {
  expect(wrong('payerTimeouts', '')).toBe('A whole number from 0 to 100');
  expect(wrong('sharedPayer', '')).toBeUndefined();
});

it('sends what differs from the rule, also that it is turned off or on', () => {
  const row = analysisRuleRow({ enabled: true, windowHours: 24, least: 12, percent: 20 });
  const form = ruleForm(row);
  expect(ruleChanges(form, row)).toEqual({});
  expect(ruleChanges({ ...form, enabled: 'off' }, row)).toEqual({ enabled: false });
  expect(ruleChanges(form, { ...row, enabled: false })).toEqual({ enabled: true });
  expect(ruleChanges({ ...form, least: '40', percent: '' }, row)).toEqual({ least: 40, percent: null });
});
