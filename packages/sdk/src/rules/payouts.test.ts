import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { payoutSteps } from '../generated/steps.ts';
import { actors, everyCell, readTable, writtenAs } from '../testing/transition-table.ts';
import { actorOf } from './machine.ts';
import { type PayoutStatus, payoutStatusIds, payoutStatusOf } from './payout-statuses.ts';
import {
  canTransitionPayout,
  type PayoutContext,
  type PayoutEvent,
  payoutCreation,
  payoutRules,
} from './payouts.ts';

// The result of each event in each status (after `>`, with the ledger step), or the refusal. Actors that are
// not listed are refused for their role.
const { statuses, rows } = readTable(`
event            | who                       | context                 | awaiting          | preparing         | submitted        | paying                      | pendingConfirmation         | rejecting      | exception        | completed            | cancelled        | rejected
claim            | superAdmin,admin,supplier | -                       | >preparing        | alreadyClaimed    | paymentStarted   | paymentStarted              | awaitingConfirmation        | beingRejected  | inException      | alreadyCompleted     | alreadyCancelled | alreadyRejected
claim            | superAdmin,admin,supplier | holdsClaim              | >preparing        | >preparing        | paymentStarted   | paymentStarted              | awaitingConfirmation        | beingRejected  | inException      | alreadyCompleted     | alreadyCancelled | alreadyRejected
assign           | system                    | -                       | >preparing        | alreadyClaimed    | paymentStarted   | paymentStarted              | awaitingConfirmation        | beingRejected  | inException      | alreadyCompleted     | alreadyCancelled | alreadyRejected
cancelClaim      | superAdmin,admin,supplier | -                       | notClaimed        | claimNotOwned     | paymentStarted   | paymentStarted              | awaitingConfirmation        | beingRejected  | inException      | alreadyCompleted     | alreadyCancelled | alreadyRejected
cancelClaim      | superAdmin,admin,supplier | holdsClaim              | notClaimed        | >awaiting         | paymentStarted   | paymentStarted              | awaitingConfirmation        | beingRejected  | inException      | alreadyCompleted     | alreadyCancelled | alreadyRejected
unlock           | superAdmin,admin          | -                       | notClaimed        | >awaiting         | paymentStarted   | paymentStarted              | awaitingConfirmation        | beingRejected  | inException      | alreadyCompleted     | alreadyCancelled | alreadyRejected
expireClaim      | system                    | -                       | notClaimed        | >awaiting         | paymentStarted   | paymentStarted              | awaitingConfirmation        | beingRejected  | inException      | alreadyCompleted     | alreadyCancelled | alreadyRejected
cancel           | superAdmin,admin,merchant | -                       | >cancelled void   | alreadyClaimed    | paymentStarted   | paymentStarted              | awaitingConfirmation        | beingRejected  | inException      | alreadyCompleted     | alreadyCancelled | alreadyRejected
reject           | superAdmin,admin          | -                       | >rejecting        | >rejecting        | paymentStarted   | paymentStarted              | awaitingConfirmation        | beingRejected  | inException      | alreadyCompleted     | alreadyCancelled | alreadyRejected
reject           | supplier                  | -                       | notClaimed        | claimNotOwned     | paymentStarted   | paymentStarted              | awaitingConfirmation        | beingRejected  | inException      | alreadyCompleted     | alreadyCancelled | alreadyRejected
reject           | supplier                  | holdsClaim              | >rejecting        | >rejecting        | paymentStarted   | paymentStarted              | awaitingConfirmation        | beingRejected  | inException      | alreadyCompleted     | alreadyCancelled | alreadyRejected
reselect         | superAdmin,admin          | -                       | >awaiting anew    | >awaiting anew    | paymentStarted   | paymentStarted              | awaitingConfirmation        | >awaiting anew | inException      | alreadyCompleted     | alreadyCancelled | alreadyRejected
approveRejection | superAdmin,admin          | -                       | notBeingRejected  | notBeingRejected  | notBeingRejected | notBeingRejected            | notBeingRejected            | >rejected void | notBeingRejected | alreadyCompleted     | alreadyCancelled | alreadyRejected
refuseRejection  | superAdmin,admin          | -                       | notBeingRejected  | notBeingRejected  | notBeingRejected | notBeingRejected            | notBeingRejected            | >awaiting anew | notBeingRejected | alreadyCompleted     | alreadyCancelled | alreadyRejected
submit           | system                    | -                       | notClaimed        | >submitted        | paymentStarted   | paymentStarted              | awaitingConfirmation        | beingRejected  | inException      | alreadyCompleted     | alreadyCancelled | alreadyRejected
send             | superAdmin,admin,supplier | -                       | notClaimed        | claimNotOwned     | paymentStarted   | paymentStarted              | awaitingConfirmation        | beingRejected  | inException      | alreadyCompleted     | alreadyCancelled | alreadyRejected
send             | superAdmin,admin,supplier | holdsClaim              | notClaimed        | >paying           | paymentStarted   | paymentStarted              | awaitingConfirmation        | beingRejected  | inException      | alreadyCompleted     | alreadyCancelled | alreadyRejected
accept           | system                    | -                       | paymentNotStarted | paymentNotStarted | >paying          | alreadyAccepted             | awaitingConfirmation        | beingRejected  | inException      | alreadyCompleted     | alreadyCancelled | alreadyRejected
decline          | system,superAdmin,admin   | -                       | paymentNotStarted | paymentNotStarted | >rejecting       | >rejecting                  | awaitingConfirmation        | beingRejected  | inException      | alreadyCompleted     | alreadyCancelled | alreadyRejected
decline          | system,superAdmin,admin   | gatewayRejectsToPool    | paymentNotStarted | paymentNotStarted | >awaiting anew   | >awaiting anew              | awaitingConfirmation        | beingRejected  | inException      | alreadyCompleted     | alreadyCancelled | alreadyRejected
decline          | supplier                  | -                       | paymentNotStarted | paymentNotStarted | claimNotOwned    | claimNotOwned               | awaitingConfirmation        | beingRejected  | inException      | alreadyCompleted     | alreadyCancelled | alreadyRejected
decline          | supplier                  | holdsClaim              | paymentNotStarted | paymentNotStarted | >rejecting       | >rejecting                  | awaitingConfirmation        | beingRejected  | inException      | alreadyCompleted     | alreadyCancelled | alreadyRejected
loseOutcome      | system,superAdmin,admin   | -                       | paymentNotStarted | paymentNotStarted | >exception       | >exception                  | awaitingConfirmation        | beingRejected  | inException      | alreadyCompleted     | alreadyCancelled | alreadyRejected
loseOutcome      | supplier                  | -                       | paymentNotStarted | paymentNotStarted | claimNotOwned    | claimNotOwned               | awaitingConfirmation        | beingRejected  | inException      | alreadyCompleted     | alreadyCancelled | alreadyRejected
loseOutcome      | supplier                  | holdsClaim              | paymentNotStarted | paymentNotStarted | >exception       | >exception                  | awaitingConfirmation        | beingRejected  | inException      | alreadyCompleted     | alreadyCancelled | alreadyRejected
submitProof      | system,superAdmin,admin   | -                       | paymentNotStarted | paymentNotStarted | notAccepted      | >pendingConfirmation        | awaitingConfirmation        | beingRejected  | inException      | alreadyCompleted     | alreadyCancelled | alreadyRejected
submitProof      | supplier                  | -                       | paymentNotStarted | paymentNotStarted | notAccepted      | claimNotOwned               | awaitingConfirmation        | beingRejected  | inException      | alreadyCompleted     | alreadyCancelled | alreadyRejected
submitProof      | supplier                  | holdsClaim              | paymentNotStarted | paymentNotStarted | notAccepted      | >pendingConfirmation        | awaitingConfirmation        | beingRejected  | inException      | alreadyCompleted     | alreadyCancelled | alreadyRejected
confirm          | system,superAdmin,admin   | -                       | paymentNotStarted | paymentNotStarted | notAccepted      | >completed post             | >completed post             | beingRejected  | inException      | alreadyCompleted     | alreadyCancelled | alreadyRejected
confirm          | system,superAdmin,admin   | offset                  | paymentNotStarted | paymentNotStarted | notAccepted      | >completed postSupplierSide | >completed postSupplierSide | beingRejected  | inException      | alreadyCompleted     | alreadyCancelled | alreadyRejected
confirm          | superAdmin,admin          | aboveLimit              | paymentNotStarted | paymentNotStarted | notAccepted      | secondPersonRequired        | secondPersonRequired        | beingRejected  | inException      | alreadyCompleted     | alreadyCancelled | alreadyRejected
confirm          | superAdmin,admin          | aboveLimit,secondPerson | paymentNotStarted | paymentNotStarted | notAccepted      | >completed post             | >completed post             | beingRejected  | inException      | alreadyCompleted     | alreadyCancelled | alreadyRejected
dispute          | system,superAdmin,admin   | -                       | paymentNotStarted | paymentNotStarted | notAccepted      | notProven                   | >exception                  | beingRejected  | inException      | alreadyCompleted     | alreadyCancelled | alreadyRejected
findPaid         | superAdmin,admin          | -                       | notInException    | notInException    | notInException   | notInException              | notInException              | notInException | >completed post  | alreadyCompleted     | alreadyCancelled | alreadyRejected
findPaid         | system                    | -                       | notInException    | notInException    | notInException   | notInException              | notInException              | notInException | notProven        | alreadyCompleted     | alreadyCancelled | alreadyRejected
findPaid         | system                    | provenByGateway         | notInException    | notInException    | notInException   | notInException              | notInException              | notInException | >completed post  | alreadyCompleted     | alreadyCancelled | alreadyRejected
findPaid         | superAdmin,admin          | aboveLimit              | notInException    | notInException    | notInException   | notInException              | notInException              | notInException | secondPersonRequired | alreadyCompleted     | alreadyCancelled | alreadyRejected
findPaid         | superAdmin,admin          | aboveLimit,secondPerson | notInException    | notInException    | notInException   | notInException              | notInException              | notInException | >completed post  | alreadyCompleted     | alreadyCancelled | alreadyRejected
findFailed       | superAdmin,admin          | -                       | notInException    | notInException    | notInException   | notInException              | notInException              | notInException | >awaiting anew   | alreadyCompleted     | alreadyCancelled | alreadyRejected
findFailed       | system                    | -                       | notInException    | notInException    | notInException   | notInException              | notInException              | notInException | notProven        | alreadyCompleted     | alreadyCancelled | alreadyRejected
findFailed       | system                    | provenByGateway         | notInException    | notInException    | notInException   | notInException              | notInException              | notInException | >awaiting anew   | alreadyCompleted     | alreadyCancelled | alreadyRejected
reverse          | superAdmin,admin          | -                       | notCompleted      | notCompleted      | notCompleted     | notCompleted                | notCompleted                | notCompleted   | notCompleted     | >rejected reverse    | alreadyCancelled | alreadyRejected
reverse          | superAdmin,admin          | aboveLimit              | notCompleted      | notCompleted      | notCompleted     | notCompleted                | notCompleted                | notCompleted   | notCompleted     | secondPersonRequired | alreadyCancelled | alreadyRejected
reverse          | superAdmin,admin          | aboveLimit,secondPerson | notCompleted      | notCompleted      | notCompleted     | notCompleted                | notCompleted                | notCompleted   | notCompleted     | >rejected reverse    | alreadyCancelled | alreadyRejected
`);

const statusIds = payoutStatusIds as Readonly<Record<string, number>>;
const events = Object.keys(payoutRules) as PayoutEvent[];
const judged = (status: string, event: string, context: PayoutContext): string => {
  const verdict = canTransitionPayout(statusIds[status] ?? 0, event as PayoutEvent, context);
  return writtenAs(verdict, verdict.allowed ? payoutStatusOf(verdict.to) : undefined);
};

const anyContext: fc.Arbitrary<PayoutContext> = fc.record(
  {
    as: fc.constantFrom(...actors),
    holdsClaim: fc.boolean(),
    gatewayRejectsToPool: fc.boolean(),
    provenByGateway: fc.boolean(),
    offset: fc.boolean(),
    aboveLimit: fc.boolean(),
    secondPerson: fc.boolean(),
  },
  { requiredKeys: [] },
);
const anyStep = fc.tuple(fc.constantFrom(...events), anyContext);

describe('payout transitions', () => {
  it('are defined for every status and event', () => {
    expect([...statuses].sort()).toEqual(Object.keys(payoutStatusIds).sort());
    expect([...new Set(rows.map(({ event }) => event))]).toEqual(events);
  });

  it.each(everyCell(rows))('$event by $as with $context', ({ event, as, context, outcomes }) => {
    expect(
      Object.fromEntries(statuses.map((status) => [status, judged(status, event, { ...context, as })])),
    ).toEqual(outcomes);
  });

  it('depend only on the status when no role is given', () => {
    expect(judged('preparing', 'unlock', {})).toBe('>awaiting');
    expect(judged('preparing', 'reject', {})).toBe('>rejecting');
    expect(judged('preparing', 'send', {})).toBe('claimNotOwned');
  });

  it('are taken by the roles of roles.yaml, and by the platform', () => {
    for (const event of events) {
      const people = new Set((payoutSteps[event]?.roles ?? []).map(actorOf));
      const expected: string[] = payoutRules[event].by.filter((actor) => actor !== 'system');
      expect([event, [...people].sort()]).toEqual([event, expected.sort()]);
    }
    expect(Object.keys(payoutSteps).filter((name) => !Object.hasOwn(payoutRules, name))).toEqual([]);
  });

  it('require the second-level token when money is settled by hand', () => {
    const asking = events.filter((event) => payoutSteps[event]?.secondLevel);
    expect(asking).toEqual(['send', 'submitProof', 'confirm', 'findPaid', 'findFailed', 'reverse']);
  });

  it('refuse a status of a newer server', () => {
    expect(canTransitionPayout(11, 'claim')).toEqual({ allowed: false, reason: 'unknownStatus' });
  });
});

/** State of the merchant's money after the ledger steps: reserved, spent, or returned. */
type Money = 'reserved' | 'spent' | 'free';
const moneyOf: Readonly<Record<PayoutStatus, Money>> = {
  awaiting: 'reserved',
  preparing: 'reserved',
  submitted: 'reserved',
  paying: 'reserved',
  pendingConfirmation: 'reserved',
  rejecting: 'reserved',
  exception: 'reserved',
  completed: 'spent',
  cancelled: 'free',
  rejected: 'free',
};
const bookedBetween: Readonly<Record<string, readonly string[]>> = {
  'reserved>reserved': ['none'],
  'reserved>spent': ['post', 'postSupplierSide'],
  'reserved>free': ['void'],
  'spent>free': ['reverse'],
};

describe('a payout under any sequence of events', () => {
  const walk = (steps: readonly (readonly [PayoutEvent, PayoutContext])[]) => {
    let status: PayoutStatus = payoutCreation.to;
    const taken: {
      from: PayoutStatus;
      event: PayoutEvent;
      to: PayoutStatus;
      ledger: string;
      isAnew: boolean;
    }[] = [];
    for (const [event, context] of steps) {
      const verdict = canTransitionPayout(payoutStatusIds[status], event, context);
      if (!verdict.allowed) continue;
      const to = payoutStatusOf(verdict.to);
      if (!to) throw new Error(`${event} leads out of the table`);
      taken.push({ from: status, event, to, ledger: verdict.ledger, isAnew: verdict.newAttempt });
      status = to;
    }
    return taken;
  };
  const anyWalk = fc.array(anyStep, { maxLength: 60 }).map(walk);

  it('posts each movement of the merchant’s money once', () => {
    expect(payoutCreation.ledger).toBe('reserve');
    fc.assert(
      fc.property(anyWalk, (taken) => {
        for (const { from, to, ledger } of taken)
          expect(bookedBetween[`${moneyOf[from]}>${moneyOf[to]}`]).toContain(ledger);
      }),
    );
  });

  it('is final when it is cancelled or rejected, and leaves completed only by a reversal', () => {
    fc.assert(
      fc.property(anyWalk, (taken) => {
        for (const { from, event } of taken) {
          expect(['cancelled', 'rejected']).not.toContain(from);
          if (from === 'completed') expect(event).toBe('reverse');
        }
      }),
    );
  });

  it('is never paid again under the same key once a payment was sent', () => {
    fc.assert(
      fc.property(anyWalk, (taken) => {
        let isKeySpent = false;
        for (const { event, isAnew } of taken) {
          if (isAnew) isKeySpent = false;
          if (event !== 'submit' && event !== 'send') continue;
          expect(isKeySpent).toBe(false);
          isKeySpent = true;
        }
      }),
    );
  });

  it('leaves an exception only by a decision of staff, or with proof of the gateway', () => {
    fc.assert(
      fc.property(anyStep, ([event, context]) => {
        const verdict = canTransitionPayout(payoutStatusIds.exception, event, context);
        if (!verdict.allowed) return;
        expect(['findPaid', 'findFailed']).toContain(event);
        if (context.as === 'system') expect(context.provenByGateway).toBe(true);
        else expect([undefined, 'superAdmin', 'admin']).toContain(context.as);
      }),
    );
  });
});
