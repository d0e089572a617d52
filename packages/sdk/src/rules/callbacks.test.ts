import { describe, expect, it } from 'vitest';
import { canResendCallback, type ResendFacts, resendQuietMs } from './callbacks.ts';
import { orderStatusIds } from './order-statuses.ts';
import { canTransition } from './orders.ts';
import { payoutStatusIds } from './payout-statuses.ts';

const now = new Date('2026-11-20T12:00:00Z');
const paid: ResendFacts = { orderStatusId: orderStatusIds.callbackFailed, payoutStatus: null };
const reasonOf = (facts: ResendFacts): string | null => {
  const verdict = canResendCallback(facts, now);
  return verdict.allowed ? null : verdict.reason;
};

describe('a callback may be re-sent', () => {
  it('for paid collections only', () => {
    const open = Object.entries(orderStatusIds).filter(
      ([, orderStatusId]) => reasonOf({ orderStatusId, payoutStatus: null }) === null,
    );
    expect(open.map(([name]) => name)).toEqual(['callbackSucceeded', 'callbackFailed']);
    // The state machine of collections says the same.
    const byMachine = Object.entries(orderStatusIds).filter(
      ([, id]) => canTransition(id, 'resendCallback').allowed,
    );
    expect(byMachine).toEqual(open);
    expect(reasonOf({ orderStatusId: 99, payoutStatus: null })).toBe('callbackNotEligible');
  });

  it('for completed payouts only, whatever their short status', () => {
    const open = Object.entries(payoutStatusIds).filter(
      ([, payoutStatus]) => reasonOf({ ...paid, payoutStatus }) === null,
    );
    expect(open.map(([name]) => name)).toEqual(['completed']);
  });

  it('whatever the state of its schedule', () => {
    for (const state of ['waiting', 'retrying', 'acknowledged', 'dead', 'superseded'])
      expect(reasonOf({ ...paid, state })).toBeNull();
  });

  it('but not while an attempt is in progress or requested', () => {
    expect(reasonOf({ ...paid, state: 'sending' })).toBe('tooManyRequests');
    expect(reasonOf({ ...paid, state: 'dead', resendPending: true })).toBe('tooManyRequests');
  });

  it('but not shortly after another request, with the remaining wait', () => {
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
