import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collectionSteps } from '../generated/steps.ts';
import { actors, everyCell, readTable, writtenAs } from '../testing/transition-table.ts';
import { actorOf } from './machine.ts';
import { type OrderStatus, orderStatusIds, orderStatusOf } from './order-statuses.ts';
import { canTransition, type OrderContext, type OrderEvent, orderCreation, orderRules } from './orders.ts';

// The result of each event in each status (after `>`, with the ledger step), or the refusal. Actors that are
// not listed are refused for their role.
const { statuses, rows } = readTable(`
event          | who                                       | context                     | created           | allocated                        | timedOut                         | allocationFailed                 | callbackFailed       | callbackSucceeded
allocate       | system                                    | -                           | >allocated        | alreadyAllocated                 | alreadyTimedOut                  | allocationFailed                 | alreadyPaid          | alreadyPaid
noCapacity     | system                                    | -                           | >allocationFailed | alreadyAllocated                 | alreadyTimedOut                  | allocationFailed                 | alreadyPaid          | alreadyPaid
expire         | system                                    | -                           | notAllocated      | >timedOut                        | alreadyTimedOut                  | allocationFailed                 | alreadyPaid          | alreadyPaid
match          | system                                    | -                           | notAllocated      | >callbackFailed post             | graceOver                        | allocationFailed                 | alreadyPaid          | alreadyPaid
match          | system                                    | withinGrace                 | notAllocated      | >callbackFailed post             | >callbackFailed post             | allocationFailed                 | alreadyPaid          | alreadyPaid
supplement     | superAdmin,admin,supplier                 | -                           | notAllocated      | >callbackFailed post             | timeoutSupplementDisabled        | >callbackFailed post             | alreadyPaid          | alreadyPaid
supplement     | superAdmin,admin,supplier                 | canTimeoutSupplement        | notAllocated      | >callbackFailed post             | >callbackFailed post             | >callbackFailed post             | alreadyPaid          | alreadyPaid
supplement     | superAdmin,admin,supplier                 | canTimeoutSupplement,offset | notAllocated      | >callbackFailed postSupplierSide | >callbackFailed postSupplierSide | >callbackFailed postSupplierSide | alreadyPaid          | alreadyPaid
acknowledge    | system                                    | -                           | notPaid           | notPaid                          | notPaid                          | notPaid                          | >callbackSucceeded   | alreadyAcknowledged
resendCallback | superAdmin,admin,customerService,merchant | -                           | notPaid           | notPaid                          | notPaid                          | notPaid                          | >callbackFailed      | >callbackSucceeded
reselect       | superAdmin,admin                          | -                           | >allocated anew   | >allocated anew                  | >allocated anew                  | >allocated anew                  | alreadyPaid          | alreadyPaid
freeResource   | superAdmin,admin,supplier                 | -                           | notAllocated      | >timedOut                        | alreadyTimedOut                  | allocationFailed                 | alreadyPaid          | alreadyPaid
freeResource   | superAdmin,admin,supplier                 | offset                      | notAllocated      | >timedOut postSupplierSide       | alreadyTimedOut                  | allocationFailed                 | alreadyPaid          | alreadyPaid
reverse        | superAdmin,admin                          | -                           | notPaid           | notPaid                          | notPaid                          | notPaid                          | >timedOut reverse    | >timedOut reverse
reverse        | superAdmin,admin                          | aboveLimit                  | notPaid           | notPaid                          | notPaid                          | notPaid                          | secondPersonRequired | secondPersonRequired
reverse        | superAdmin,admin                          | aboveLimit,secondPerson     | notPaid           | notPaid                          | notPaid                          | notPaid                          | >timedOut reverse    | >timedOut reverse
`);

const statusIds = orderStatusIds as Readonly<Record<string, number>>;
const events = Object.keys(orderRules) as OrderEvent[];
const judged = (status: string, event: string, context: OrderContext): string => {
  const verdict = canTransition(statusIds[status] ?? 0, event as OrderEvent, context);
  return writtenAs(verdict, verdict.allowed ? orderStatusOf(verdict.to) : undefined);
};

describe('collection order transitions', () => {
  it('are defined for every status and event', () => {
    expect([...statuses].sort()).toEqual(Object.keys(orderStatusIds).sort());
    expect([...new Set(rows.map(({ event }) => event))]).toEqual(events);
  });

  it.each(everyCell(rows))('$event by $as with $context', ({ event, as, context, outcomes }) => {
    expect(
      Object.fromEntries(statuses.map((status) => [status, judged(status, event, { ...context, as })])),
    ).toEqual(outcomes);
  });

  it('depend only on the status when no role is given', () => {
    expect(judged('allocated', 'supplement', {})).toBe('>callbackFailed post');
    expect(judged('created', 'supplement', {})).toBe('notAllocated');
  });

  it('are taken by the roles of roles.yaml, and by the platform', () => {
    for (const event of events) {
      const people = new Set((collectionSteps[event]?.roles ?? []).map(actorOf));
      const expected: string[] = orderRules[event].by.filter((actor) => actor !== 'system');
      expect([event, [...people].sort()]).toEqual([event, expected.sort()]);
    }
    expect(Object.keys(collectionSteps).filter((name) => !Object.hasOwn(orderRules, name))).toEqual([]);
  });

  it('require the second-level token when money is settled by hand', () => {
    expect(events.filter((event) => collectionSteps[event]?.secondLevel)).toEqual(['supplement', 'reverse']);
  });

  it('refuse a status of a newer server', () => {
    expect(canTransition(6, 'reverse')).toEqual({ allowed: false, reason: 'unknownStatus' });
  });
});

describe('a collection order under any sequence of events', () => {
  const anyContext: fc.Arbitrary<OrderContext> = fc.record(
    {
      as: fc.constantFrom(...actors),
      withinGrace: fc.boolean(),
      canTimeoutSupplement: fc.boolean(),
      offset: fc.boolean(),
      aboveLimit: fc.boolean(),
      secondPerson: fc.boolean(),
    },
    { requiredKeys: [] },
  );
  const anyWalk = fc
    .array(fc.tuple(fc.constantFrom(...events), anyContext), { maxLength: 60 })
    .map((steps) => {
      let status: OrderStatus = orderCreation.to;
      const taken: {
        from: OrderStatus;
        event: OrderEvent;
        to: OrderStatus;
        ledger: string;
        offset: boolean;
      }[] = [];
      for (const [event, context] of steps) {
        const verdict = canTransition(orderStatusIds[status], event, context);
        if (!verdict.allowed) continue;
        const to = orderStatusOf(verdict.to);
        if (!to) throw new Error(`${event} leads out of the table`);
        const { offset = false } = context;
        taken.push({ from: status, event, to, ledger: verdict.ledger, offset });
        status = to;
      }
      return taken;
    });
  const isPaid = (status: OrderStatus) => status === 'callbackFailed' || status === 'callbackSucceeded';

  it('posts money exactly when it becomes paid, and reverses it exactly when it stops being paid', () => {
    expect(orderCreation.ledger).toBe('none');
    fc.assert(
      fc.property(anyWalk, (taken) => {
        for (const { from, event, to, ledger, offset } of taken) {
          const becomes = Number(isPaid(to)) - Number(isPaid(from));
          // As an offset, a supplement posts the supplier's side only, and freeing the account posts it although
          // the order stays unpaid.
          const posts = event === 'supplement' && offset ? 'postSupplierSide' : 'post';
          const stays = event === 'freeResource' && offset ? 'postSupplierSide' : 'none';
          expect([event, ledger]).toEqual([event, { '-1': 'reverse', '0': stays, '1': posts }[becomes]]);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('never changes from success to failure, except by a reversal', () => {
    fc.assert(
      fc.property(anyWalk, (taken) => {
        for (const { from, event, to } of taken) {
          if (from !== 'callbackSucceeded' || to === 'callbackSucceeded') continue;
          expect([event, to]).toEqual(['reverse', 'timedOut']);
        }
      }),
    );
  });

  it('never becomes created again', () => {
    fc.assert(
      fc.property(anyWalk, (taken) => {
        expect(taken.filter(({ to }) => to === 'created')).toEqual([]);
      }),
    );
  });
});
