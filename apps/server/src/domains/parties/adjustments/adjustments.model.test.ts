import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Queryable } from '../../../db/connection.ts';
import { newId } from '../../../kit/ids.ts';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { openPartyDesk, type PartyDesk } from '../../../testing/party-desk.ts';
import { testStoreKind } from '../../../testing/test-store.ts';
import { addUser } from '../../access/users/users.service.ts';
import { ledgerAccountOf, postTransfers } from '../../money/ledger/ledger.service.ts';
import { verifyLedger } from '../../operations/system-check/ledger.verification.ts';
import { revokeOldKey, rotateKey } from '../merchants/merchants.changes.ts';
import { addMerchant, callbackTermsOf } from '../merchants/merchants.service.ts';
import { type AdjustmentRequest, adjust, refuseAdjustment } from './adjustments.service.ts';

/** `ADJUSTMENT_RUNS=2000` for a long run. A failure prints its seed; `ADJUSTMENT_SEED` repeats it. */
const runs = Number(process.env.ADJUSTMENT_RUNS ?? (testStoreKind === 'postgres' ? 120 : 30));
const seed = process.env.ADJUSTMENT_SEED === undefined ? undefined : Number(process.env.ADJUSTMENT_SEED);

let desk: PartyDesk;
beforeAll(async () => {
  desk = await openPartyDesk();
});
afterAll(() => desk.close());

const limitMinor = 10_000_000;
const amount = fc.oneof(
  fc.integer({ min: 1, max: 900 }),
  fc.integer({ min: limitMinor - 1, max: limitMinor + 2 }),
);
const person = fc.nat({ max: 1 });
const owner = fc.nat({ max: 2 });
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant('adjust' as const), owner, person, amount, less: fc.boolean() }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('clear' as const), owner: fc.nat({ max: 1 }), person }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('repeat' as const), which: fc.nat({ max: 30 }), person }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('twist' as const), which: fc.nat({ max: 30 }), person }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('refuse' as const), which: fc.nat({ max: 30 }), person }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('hold' as const), owner: fc.nat({ max: 1 }), amount }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('rotate' as const, 'revoke' as const) }) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

interface Asked {
  readonly id?: string;
  readonly request: AdjustmentRequest;
  readonly askedBy: number;
  state: 'awaitingApproval' | 'posted' | 'refused';
}

/** Random work on two merchants and a supplier's deposit, with a reference model. */
class Sequence {
  readonly #owners: readonly string[];
  readonly #available = [0, 0, 0];
  readonly #asked: Asked[] = [];
  #number = 0;

  private constructor(owners: readonly string[]) {
    this.#owners = owners;
  }

  static async begin(): Promise<Sequence> {
    const { db } = desk.store;
    const now = desk.clock.now();
    const merchant = async () => {
      const account = `m${newId().replaceAll('-', '')}`;
      const user = { account, nickname: 'm', role: 'merchant', passwordHash: '-' } as const;
      const { id: userId } = await addUser(db, user, now);
      return (await addMerchant(db, desk.dependencies.secrets, { userId, mchId: account, name: 'm' }, now))
        .id;
    };
    return new Sequence([await merchant(), await merchant(), newId()]);
  }

  async play(steps: readonly Step[]): Promise<void> {
    for (const one of steps) {
      await this.#take(one);
      const kinds = ['merchantPayable', 'merchantPayable', 'supplierDeposit'] as const;
      const real = await Promise.all(this.#owners.map((id, index) => desk.availableOf(id, kinds[index])));
      expect({ step: one, available: real }).toEqual({ step: one, available: this.#available });
      expect(Math.min(...real)).toBeGreaterThanOrEqual(0);
    }
  }

  async #take(one: Step): Promise<void> {
    switch (one.do) {
      case 'adjust': {
        const kind = one.owner === 2 ? 'supplierDeposit' : 'merchantBalance';
        return this.#ask(
          { ...this.#base(one.owner), kind, amountMinor: one.less ? -one.amount : one.amount },
          one.person,
        );
      }
      case 'clear':
        return this.#ask({ ...this.#base(one.owner), kind: 'merchantClearing' }, one.person);
      case 'repeat':
      case 'twist': {
        const earlier = this.#asked[one.which % Math.max(this.#asked.length, 1)];
        if (!earlier) return;
        const twisted = one.do === 'twist' ? { reason: 'another one' } : {};
        return this.#ask({ ...earlier.request, ...twisted }, one.person);
      }
      case 'refuse': {
        const earlier = this.#asked[one.which % Math.max(this.#asked.length, 1)];
        if (!earlier?.id) return;
        const { id } = earlier;
        const outcome = await this.#attempt(one.person, (context) =>
          refuseAdjustment(context, { id, reason: 'no' }),
        );
        expect(outcome).toBe(earlier.state === 'awaitingApproval' ? 'done' : 'adjustmentDecided');
        if (outcome === 'done') earlier.state = 'refused';
        return;
      }
      case 'hold':
        return this.#hold(one.owner, one.amount);
      case 'rotate':
      case 'revoke':
        return this.#keys(one.do);
    }
  }

  #base(owner: number) {
    const key = `model-${this.#owners[0]}-${this.#number++}`;
    return { ownerId: this.#owners[owner] ?? '', currency: 'INR' as const, reason: 'model', key };
  }

  async #ask(request: AdjustmentRequest, who: number): Promise<void> {
    const place = this.#owners.indexOf(request.ownerId);
    const expected = this.#expect(request, place, who);
    let id: string | undefined;
    const outcome = await this.#attempt(who, async (context) => {
      const row = await adjust(context, request);
      id = row?.id;
      return row;
    });
    expect({ request, outcome }).toEqual({ request, outcome: expected });
    const known = this.#asked.find(({ request: { key } }) => key === request.key);
    if (known && known.id === undefined && id !== undefined)
      this.#asked[this.#asked.indexOf(known)] = { ...known, id };
  }

  /** The outcome that the reference model expects. */
  #expect(request: AdjustmentRequest, place: number, who: number): string {
    const available = this.#available[place] ?? 0;
    const wanted = request.amountMinor ?? 0 - available;
    const known = this.#asked.find(({ request: { key } }) => key === request.key);
    if (known && known.request.reason !== request.reason) return 'idempotencyConflict';
    if (known?.state === 'refused') return 'adjustmentDecided';
    if (known?.state === 'posted' || wanted === 0) return 'done';
    const needsAnother = Math.abs(wanted) > limitMinor && (known === undefined || known.askedBy === who);
    if (needsAnother) {
      if (!known) this.#asked.push({ request, askedBy: who, state: 'awaitingApproval' });
      return 'secondApprovalRequired';
    }
    if (available + wanted < 0) return 'insufficientBalance';
    this.#available[place] = available + wanted;
    if (known) known.state = 'posted';
    else this.#asked.push({ request, askedBy: who, state: 'posted' });
    return 'done';
  }

  /** Reserves money as a payout does: it is not available, and a clearing does not take it. */
  async #hold(owner: number, amountMinor: number): Promise<void> {
    const held = Math.min(amountMinor, this.#available[owner] ?? 0);
    if (held === 0) return;
    const orderId = newId();
    await desk.store.transaction((tx) =>
      postTransfers(
        tx,
        [
          {
            kind: 'pending',
            purpose: 'reservation',
            debit: ledgerAccountOf.merchantPayable(this.#owners[owner] ?? '', 'INR'),
            credit: ledgerAccountOf.payoutClearing('INR', orderId),
            amountMinor: held,
            key: `hold ${orderId}`,
          },
        ],
        desk.clock.now(),
      ),
    );
    this.#available[owner] = (this.#available[owner] ?? 0) - held;
  }

  /** Rotates or revokes signing keys. There is always one, and never more than two. */
  async #keys(what: 'rotate' | 'revoke'): Promise<void> {
    const merchantId = this.#owners[0] ?? '';
    const { db } = desk.store;
    const keysNow = async () =>
      (await callbackTermsOf(db, desk.dependencies.secrets, [merchantId], desk.clock.now())).get(merchantId)
        ?.keys ?? [];
    const before = await keysNow();
    const outcome = await this.#attempt(0, (context) =>
      what === 'rotate' ? rotateKey(context, { merchantId }) : revokeOldKey(context, merchantId),
    );
    const after = await keysNow();
    if (what === 'revoke') expect(after).toEqual(before.slice(0, 1));
    else if (before.length === 2) expect([outcome, after]).toEqual(['keyRotationInProgress', before]);
    else expect(after.slice(1)).toEqual(before);
  }

  /** Runs as in production: writes that a refusal keeps on purpose are committed. */
  async #attempt(who: number, work: (context: HandlerContext) => Promise<unknown>): Promise<string> {
    const role = who === 0 ? 'admin' : 'superAdmin';
    try {
      return await desk.store.transaction(async (tx) => {
        try {
          await work(contextOf(tx, role));
          return 'done';
        } catch (error) {
          if (error instanceof BusinessError && error.keepWrites) return error.errorName;
          throw error;
        }
      });
    } catch (error) {
      if (!(error instanceof BusinessError)) throw error;
      return error.errorName;
    }
  }
}

function contextOf(tx: Queryable, role: 'admin' | 'superAdmin'): HandlerContext {
  const { clock, dependencies, ids, settings } = desk;
  return {
    operation: 'merchants.adjustBalance',
    requestId: 'model',
    now: clock.now(),
    clock,
    language: 'en-US',
    timeZone: dependencies.timeZone,
    ip: '127.0.0.1',
    origin: 'https://platform.example',
    userAgent: 'model',
    db: tx,
    actor: { kind: 'user', userId: ids[role], account: role, role, sessionId: 'model' },
    scope: { kind: 'all' },
    prepared: {},
    settings: settings.reader(tx),
    secrets: dependencies.secrets,
    transact: (work) => work(tx),
    audit: () => {},
    publish: () => {},
    setEntityTag: () => {},
    longPoll: ({ read }) => read(),
  };
}

it(`matches a reference model over random work of two users (${runs} sequences)`, async () => {
  const property = fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) =>
    (await Sequence.begin()).play(steps),
  );
  await fc.assert(property, { numRuns: runs, ...(seed === undefined ? {} : { seed }) });
  const broken = (await verifyLedger(desk.store)).filter(({ breachCount }) => breachCount > 0);
  expect(broken).toEqual([]);
}, 3_600_000);
