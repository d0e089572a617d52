import type { Store } from '../../../db/connection.ts';
import type { Clock } from '../../../kit/clock.ts';
import type { FanoutEvent } from '../../../kit/live/fanout.ts';
import type { Log } from '../../../kit/log/log.ts';
import type { SettingsReader } from '../../../kit/operation/context.ts';
import { payoutEvent } from '../../orders/orders.public.ts';
import { readMatchingRules } from './matching.rules.ts';
import { statementEvent } from './statements.events.ts';
import { markUnreadable, waitingStatements } from './statements.intake.ts';
import { type Processed, processStatement } from './statements.processing.ts';

export { readMatchingRules } from './matching.rules.ts';
export { processStatement } from './statements.processing.ts';

export interface ReadingParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Log;
  readonly settings: SettingsReader;
  readonly publish: (events: readonly FanoutEvent[]) => void;
}

/** The process that stored a record reads it at once. After this time the record counts as left behind. */
const leftBehindMs = 5_000;
/** A record that fails for this long goes to an operator. */
const givenUpMs = 600_000;
const mostInTurn = 100;

/**
 * Reads stored records whose process stopped or failed before reading them. Any number of processes may run
 * it at a time: a record locked by another process is skipped.
 */
export async function readWaitingStatements({
  store,
  clock,
  log,
  settings,
  publish,
}: ReadingParts): Promise<void> {
  const now = clock.now();
  const waiting = await waitingStatements(store.db, new Date(now.getTime() - leftBehindMs), mostInTurn);
  for (const { id, storedAt } of waiting) {
    try {
      const rules = await readMatchingRules(settings);
      const processed = await processStatement((work) => store.transaction(work), id, rules, {
        now: clock.now(),
      });
      publish(eventsOf(processed));
    } catch (error) {
      log.error({ error, statementId: id }, 'a statement could not be read');
      if (now.getTime() - storedAt.getTime() > givenUpMs) await markUnreadable(store.db, id, now);
    }
  }
}

/**
 * Events after processing: the statement, its notices and the paid order. With `isNew`, the statement's storing
 * and result are one event.
 */
export function eventsOf(processed: Processed | undefined, isNew = false): FanoutEvent[] {
  if (!processed) return [];
  const { statement, order, notices } = processed;
  const about = statementEvent(isNew ? 'statement.created' : 'statement.updated', statement);
  if (!order) return [about, ...notices];
  if (order.payoutStatus !== null) return [about, ...notices, payoutEvent('payout.updated', order, false)];
  const { id, merchantId, supplierId } = order;
  return [
    about,
    ...notices,
    {
      topic: 'orders',
      type: 'order.updated',
      id,
      merchantId,
      ...(supplierId === null ? {} : { supplierId }),
    },
  ];
}
