import { describe, expect, it } from 'vitest';
import { canResendCallback, type ResendFacts, resendQuietMs } from './callbacks.ts';
import { orderStatusIds } from './orders.ts';
import { payoutStatusIds } from './payouts.ts';

const now = new Date('2026-11-20T12:00:00Z');
const paid: ResendFacts = { orderStatusId: orderStatusIds.callbackFailed, payoutStatus: null };
const reasonOf = (facts: ResendFacts): string | null => {
  const verdict = canResendCallback(facts, now);
  return verdict.allowed ? null : verdict.reason;
};

describe('a callback is sent again', () => {
  it('of paid collections alone', () => {
    const open = Object.entries(orderStatusIds).filter(
      ([, orderStatusId]) => reasonOf({ orderStatusId, payoutStatus: null }) === null,
    );
    expect(open.map(([name]) => name)).toEqual(['callbackSucceeded', 'callbackFailed']);
    expect(reasonOf({ orderStatusId: 99, payoutStatus: null })).toBe('callbackNotEligible');
  });

  it('of completed payouts alone, whatever their status tells in short', () => {
    const open = Object.entries(payoutStatusIds).filter(
      ([, payoutStatus]) => reasonOf({ ...paid, payoutStatus }) === null,
    );
    expect(open.map(([name]) => name)).toEqual(['completed']);
  });

  it('whatever its schedule has come to', () => {
    for (const state of ['waiting', 'retrying', 'acknowledged', 'dead', 'superseded'])
      expect(reasonOf({ ...paid, state })).toBeNull();
  });

  it('not while an attempt is on its way or asked for', () => {
    expect(reasonOf({ ...paid, state: 'sending' })).toBe('tooManyRequests');
    expect(reasonOf({ ...paid, state: 'dead', resendPending: true })).toBe('tooManyRequests');
  });

  it('not at once after somebody has asked, and says how long that lasts', () => {
    const asked = (agoMs: number) =>
      canResendCallback({ ...paid, resendRequestedAt: new Date(now.getTime() - agoMs) }, now);
    expect(asked(1_000)).toEqual({
      allowed: false,
      reason: 'tooManyRequests',
      waitMs: resendQuietMs - 1_000,
    });
    expect(asked(resendQuietMs)).toEqual({ allowed: true });
  });
});
