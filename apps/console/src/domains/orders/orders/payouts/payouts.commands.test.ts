import type { Role } from '@platform/sdk/permissions';
import { permissions } from '@platform/sdk/permissions';
import { payoutStatusIds } from '@platform/sdk/rules';
import { describe, expect, it } from 'vitest';
import { payoutCommands } from './payouts.commands.ts';

const now = new Date('2026-11-20T12:00:00Z');
const held = { claimedBy: 'clerk', claimExpiresAt: '2026-11-20T12:05:00Z' };
const free = { claimedBy: null, claimExpiresAt: null };

/** The actions that a role may take now, and those that it is told it cannot. */
function offered(
  role: Role,
  payoutStatus: keyof typeof payoutStatusIds,
  holder: typeof held | typeof free,
  payoutBatchId: string | null = null,
) {
  const all = payoutCommands(
    { status: 2, payoutStatus: payoutStatusIds[payoutStatus], payoutBatchId, ...holder },
    {
      user: { access: role, account: 'clerk' },
      mayCall: (operation) => permissions[operation].roles[role] !== undefined,
    },
    now,
  );
  return {
    possible: all.filter(({ refusal }) => !refusal).map(({ command }) => command),
    refused: Object.fromEntries(all.flatMap(({ command, refusal }) => (refusal ? [[command, refusal]] : []))),
  };
}

describe('what can be done with a payout', () => {
  it('a payer claims it, pays it, and rejects or gives back what it holds', () => {
    expect(offered('supplier', 'awaiting', free).possible).toEqual(['claim']);
    expect(offered('supplier', 'preparing', held).possible).toEqual([
      'claim',
      'pay',
      'reject',
      'cancelClaim',
    ]);
    expect(offered('supplier', 'paying', held).possible).toEqual(['pay', 'decline', 'loseOutcome']);
  });

  it('what waits in a batch is taken out of it first', () => {
    const inBatch = offered('admin', 'preparing', held, 'batch');
    expect(inBatch.possible).toEqual(['mark']);
    expect(inBatch.refused).toMatchObject({
      claim: 'heldByBatch',
      pay: 'heldByBatch',
      reject: 'heldByBatch',
      unlock: 'heldByBatch',
    });
    // Exported, it is paid like any other.
    expect(offered('admin', 'paying', held, 'batch').possible).toContain('pay');
  });

  it('nobody pays what another holds, or what the lease has run out for', () => {
    const others = { claimedBy: 'other', claimExpiresAt: held.claimExpiresAt };
    const lapsed = { claimedBy: 'clerk', claimExpiresAt: '2026-11-20T11:59:59Z' };
    for (const holder of [others, lapsed])
      expect(offered('supplier', 'preparing', holder).refused).toMatchObject({
        pay: 'claimNotOwned',
        cancelClaim: 'claimNotOwned',
        claim: 'alreadyClaimed',
      });
  });

  it('a supplier does not confirm the payment for which it is credited', () => {
    const supplier = offered('supplier', 'pendingConfirmation', held);
    expect([...supplier.possible, ...Object.keys(supplier.refused)]).not.toContain('confirm');
    expect(offered('admin', 'pendingConfirmation', held).possible).toEqual(
      expect.arrayContaining(['confirm', 'dispute']),
    );
  });

  it('staff hand what waits in the pool to a gateway, and nothing that somebody holds', () => {
    expect(offered('admin', 'awaiting', free).possible.slice(0, 2)).toEqual(['claim', 'sendByGateway']);
    // Also not their own claim: the gateway and the holder would both pay.
    expect(offered('admin', 'preparing', held).refused.sendByGateway).toBe('alreadyClaimed');
    expect(offered('admin', 'paying', held).refused.sendByGateway).toBe('paymentStarted');
    for (const role of ['supplier', 'merchant', 'customerService'] as const) {
      const { possible, refused } = offered(role, 'awaiting', free);
      expect([...possible, ...Object.keys(refused)]).not.toContain('sendByGateway');
    }
  });

  it('a person ends an exception, and reviews a rejection', () => {
    expect(offered('admin', 'exception', held).possible).toEqual(['resolve', 'mark']);
    expect(offered('admin', 'rejecting', free).possible).toEqual(
      expect.arrayContaining(['approveRejection', 'refuseRejection', 'reselect']),
    );
  });

  it('a merchant cancels what nobody has claimed, and gets its result again', () => {
    expect(offered('merchant', 'awaiting', free).possible).toEqual(['cancel']);
    expect(offered('merchant', 'preparing', held).refused.cancel).toBe('alreadyClaimed');
    expect(offered('merchant', 'completed', held).possible).toEqual(['resendCallback']);
  });

  it('what was completed is only reversed', () => {
    expect(offered('admin', 'completed', held).possible).toEqual(['resendCallback', 'mark', 'reverse']);
  });
});
