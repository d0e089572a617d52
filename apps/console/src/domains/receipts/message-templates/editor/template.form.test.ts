import { describe, expect, it } from 'vitest';
import type { TemplateRow } from '../templates.parts.ts';
import {
  formOf,
  formRefusals,
  readNewTemplate,
  readTemplateChange,
  sendersPattern,
  trialOf,
} from './template.form.ts';

const row: TemplateRow = {
  id: 't',
  name: 'Bank',
  kind: 'sms',
  senderPattern: 'VM-BANK',
  pattern: 'Rs(?P<amount>\\d+)',
  currency: 'INR',
  direction: 'in',
  accountKind: 'upi',
  bankId: 'b',
  bankName: 'SBI',
  priority: 20,
  enabled: true,
  sample: 'Rs5',
  sampleSender: 'VM-BANK',
  readCount: 0,
  readLast7Days: 0,
  lastReadAt: null,
  createdAt: '2026-11-01T00:00:00Z',
  updatedAt: '2026-11-01T00:00:00Z',
};

describe('a template’s form', () => {
  it('sends nothing but what changed', () => {
    expect(readTemplateChange(formOf(row), row)).toEqual({ id: 't' });
    const changed = { ...formOf(row), accountKind: '' as const, bankId: '', sample: 'Rs6' };
    expect(readTemplateChange(changed, row)).toEqual({
      id: 't',
      accountKind: null,
      bankId: null,
      sample: 'Rs6',
    });
    // An emptied priority leaves the template where it is.
    expect(readTemplateChange({ ...formOf(row), priority: null }, row)).toEqual({ id: 't' });
  });

  it('adds a template after all others unless it has a place', () => {
    expect(readNewTemplate({ ...formOf(row), priority: null, bankId: '' })).not.toHaveProperty('priority');
    expect(readNewTemplate(formOf(row))).toMatchObject({ priority: 20, bankId: 'b', accountKind: 'upi' });
  });

  it('refuses what is missing or cannot be', () => {
    expect(Object.keys(formRefusals(formOf()))).toEqual([
      'name',
      'senderPattern',
      'pattern',
      'sampleSender',
      'sample',
    ]);
    const wrong = (pattern: string) => formRefusals({ ...formOf(row), pattern }).pattern;
    expect(wrong('Rs\\d+')).toBe('amountMissing');
    expect(wrong('Rs(?P<amount>\\d+')).toBe('unclosed');
    expect(formRefusals({ ...formOf(row), priority: 10_001 })).toEqual({ priority: 'tooLarge' });
    expect(formRefusals(formOf(row))).toEqual({});
  });

  it('tries the draft in the place of the stored template', () => {
    expect(trialOf(formOf(row), row)).toMatchObject({
      templateId: 't',
      priority: 20,
      draft: { accountKind: 'upi' },
    });
    expect(trialOf({ ...formOf(), pattern: 'x' }, undefined)).toBeUndefined();
  });
});

it('the senders of a bank become a pattern', () => {
  expect(sendersPattern(['SBIINB'], 'IN')).toBe('(?:[A-Z]{2}-)?SBIINB(?:-[A-Z])?');
  expect(sendersPattern(['MPESA', 'KCB'], 'KE')).toBe('(?:MPESA|KCB)');
});
