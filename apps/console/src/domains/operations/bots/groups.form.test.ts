import { createFixtures } from '@platform/sdk/testing';
import { describe, expect, it } from 'vitest';
import { noticeOptions } from './bots.labels.ts';
import { formOf, formRefusals, readGroupChange, readNewGroup } from './groups.form.ts';

const row = { ...createFixtures().botGroupRow({ quietHours: { from: '23:00', to: '07:00' } }), limits: null };
const groupId = row.id;

describe('a group’s form', () => {
  it('sends nothing but what changed', () => {
    expect(readGroupChange(formOf(row, 'zh-CN'), row)).toEqual({ groupId });
    expect(
      readGroupChange({ ...formOf(row, 'zh-CN'), commands: ['order'], quietFrom: '', quietTo: '' }, row),
    ).toEqual({
      groupId,
      commands: ['order'],
      quietHours: null,
    });
  });

  it('names an owner of a merchant’s or a supplier’s group only', () => {
    const form = {
      ...formOf(undefined, 'zh-TW'),
      name: ' Lotus ',
      ownerKind: 'merchant' as const,
      ownerUserId: 'u',
    };
    expect(readNewGroup(form, 'transfer')).toEqual({
      bot: 'transfer',
      name: 'Lotus',
      ownerKind: 'merchant',
      ownerUserId: 'u',
      language: 'zh-TW',
      notices: [],
      commands: [],
      quietHours: null,
      limits: null,
    });
    expect(readNewGroup({ ...form, ownerKind: 'staff' }, 'reminder')).not.toHaveProperty('ownerUserId');
  });

  it('refuses what is missing', () => {
    expect(formRefusals(formOf(undefined, 'zh-TW'), true)).toEqual({ name: 'required' });
    const owned = { ...formOf(undefined, 'zh-TW'), name: 'Lotus', ownerKind: 'supplier' as const };
    expect(formRefusals(owned, true)).toEqual({ ownerUserId: 'required' });
    expect(formRefusals(owned, false)).toEqual({});
  });

  it('takes quiet hours with both ends, which differ', () => {
    const named = { ...formOf(undefined, 'zh-TW'), name: 'Lotus' };
    const refusals = (quietFrom: string, quietTo: string) =>
      formRefusals({ ...named, quietFrom, quietTo }, true);
    expect(refusals('23:00', '07:00')).toEqual({});
    expect(refusals('23:00', '')).toEqual({ quietTo: 'required' });
    expect(refusals('', '07:00')).toEqual({ quietFrom: 'required' });
    expect(refusals('07:00', '07:00')).toEqual({ quietTo: 'sameTime' });
  });

  it('asks for the amounts of the chosen notices, and sends only those', () => {
    const named = {
      ...formOf(undefined, 'zh-TW'),
      name: 'Lotus',
      notices: ['largeOrder', 'lowBalance'] as const,
    };
    expect(formRefusals(named, true)).toEqual({ largeOrderMinor: 'required', lowBalanceMinor: 'required' });
    const filled = { ...named, largeOrderMinor: 5_000_000, lowBalanceMinor: 100_000 };
    expect(formRefusals(filled, true)).toEqual({});
    const limits = { currency: 'INR', largeOrderMinor: 5_000_000, lowBalanceMinor: null };
    expect(readNewGroup({ ...filled, notices: ['largeOrder'] }, 'reminder')).toMatchObject({ limits });
    expect(readNewGroup({ ...filled, notices: [] }, 'reminder')).toMatchObject({ limits: null });
  });

  it('offers each kind of owner only notices that concern it', () => {
    const offered = (kind: 'staff' | 'merchant' | 'supplier', chosen: readonly 'systemCheck'[] = []) =>
      noticeOptions(kind, chosen, 'en-US').map(({ value }) => value);
    expect(offered('merchant')).toEqual(['callbackDead', 'largeOrder', 'payoutRejected', 'lowBalance']);
    expect(offered('staff')).not.toContain('lowBalance');
    expect(offered('supplier')).not.toContain('payoutRejected');
    expect(offered('merchant', ['systemCheck'])).toContain('systemCheck');
  });

  it('keeps notices that a newer server has while others stay unchanged', () => {
    const newer = { ...row, notices: ['callbackDead', 'somethingNew'] };
    expect(readGroupChange({ ...formOf(newer, 'en-US'), name: 'Other' }, newer)).toEqual({
      groupId,
      name: 'Other',
    });
  });
});
