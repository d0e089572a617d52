import { orderStatusIds } from '@platform/sdk/rules';
import { eq } from 'drizzle-orm';
import type { Queryable, Store } from '../../../db/connection.ts';
import type { Clock } from '../../../kit/clock.ts';
import type { FanoutEvent } from '../../../kit/live/fanout.ts';
import type { Log } from '../../../kit/log/log.ts';
import type { SettingsReader } from '../../../kit/operation/context.ts';
import type { Sandbox } from '../../../kit/sandbox/sandbox.ts';
import {
  allocateByChoice,
  lockOrder,
  type NamedProduct,
  type Order,
  orderUpdated,
  productCapacity,
  readAllocationRules,
  repeatWhileFilled,
} from '../../orders/orders.public.ts';
import { collectionRefusals } from '../gateways/gateways.service.ts';
import {
  askForProducts,
  type ChoiceQuestion,
  type EndedRun,
  recordRun,
} from '../script-runs/script-runs.service.ts';
import { type WaitingChoice, waitingChoice } from './choice-queue.ts';
import { productChoices } from './product-choices.table.ts';

/** What choosing products needs of the process. */
export interface ChoiceParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Log;
  /** Of its own: a script that chooses must not slow one that pays. */
  readonly sandbox: Pick<Sandbox, 'run' | 'close'>;
  readonly settingsReader: (db: Queryable) => SettingsReader;
  readonly publish: (events: readonly FanoutEvent[]) => void;
  readonly random?: () => number;
}

/**
 * Behind a script that is slow, orders would queue without an end while their payers wait. One that has waited so long
 * already goes to its own accounts, unasked.
 */
const askedWithinMs = 5_000;

/**
 * Asks the script of a dynamic product which products should serve the order, outside of any transaction, and then
 * allocates it and stores the run in one.
 */
export async function chooseProduct(parts: ChoiceParts, orderId: string): Promise<void> {
  const { store, clock, publish } = parts;
  const waiting = await waitingChoice(store.db, orderId);
  const startedAt = clock.now();
  const asked = await ask(parts, waiting, startedAt);
  const random = parts.random ? { random: parts.random } : {};
  const event = await repeatWhileFilled((filled) =>
    store.transaction(async (tx) => {
      const current = await lockOrder(tx, orderId);
      await tx.delete(productChoices).where(eq(productChoices.orderId, orderId));
      // Another process took it over, and was faster.
      if (current.status !== orderStatusIds.created) return undefined;
      const rules = await readAllocationRules(parts.settingsReader(tx));
      const productIds = asked?.run.verdict.products ?? [];
      const options = { rules, now: clock.now(), filled, gatewayRefusals: collectionRefusals, ...random };
      const { order, named } = await allocateByChoice(tx, current, productIds, options);
      if (asked) await record(tx, asked, { order, named, startedAt });
      return orderUpdated(order);
    }),
  );
  if (event) publish([{ ...event, withoutCallback: true }]);
}

interface Asked {
  readonly script: NonNullable<WaitingChoice['script']>;
  readonly question: ChoiceQuestion;
  readonly run: EndedRun;
}

/** Runs the script. Undefined for an order of a product without a live script. */
async function ask(
  { store, sandbox, settingsReader }: ChoiceParts,
  { order, mchId, script }: WaitingChoice,
  now: Date,
): Promise<Asked | undefined> {
  if (!script) return undefined;
  const { orderCode, askedProductId, productId, amountMinor, currency, createdAt } = order;
  const subject = {
    orderCode,
    mchId,
    productId: askedProductId ?? productId,
    amountMinor,
    currency,
    createdAt: createdAt.toISOString(),
  };
  const waitedMs = now.getTime() - createdAt.getTime();
  if (waitedMs > askedWithinMs) {
    const question = { order: subject, capacity: [] };
    return { script, question, run: notAsked(waitedMs) };
  }
  const rules = await readAllocationRules(settingsReader(store.db));
  const capacity = await productCapacity(store.db, order, {
    rules,
    now,
    gatewayRefusals: collectionRefusals,
  });
  const question = { order: subject, capacity };
  return { script, question, run: await askForProducts(sandbox, script.source, question) };
}

const notAsked = (waitedMs: number): EndedRun => ({
  entryPoint: 'choose',
  verdict: { verdict: 'unknown', reason: `not asked: the order had waited ${waitedMs} ms` },
  failure: 'timedOut',
  requests: [],
  notice: null,
  log: [],
  durationMs: 0,
  cpuMs: 0,
});

interface Outcome {
  readonly order: Order;
  readonly named: readonly NamedProduct[];
  readonly startedAt: Date;
}

async function record(
  tx: Queryable,
  { script, question, run }: Asked,
  { order, named, startedAt }: Outcome,
): Promise<void> {
  const { scriptId, versionId } = script;
  await recordRun(tx, run, {
    gatewayId: null,
    scriptId,
    versionId,
    order: { id: order.id, attempt: order.attempt, key: null },
    trigger: 'worker',
    effect: named.some(({ outcome }) => outcome === 'chosen') ? 'chosen' : 'ownAccounts',
    choice: { order: question.order, capacity: [...question.capacity], products: [...named] },
    startedAt,
  });
}
