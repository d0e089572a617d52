import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Store } from '../db/connection.ts';
import { verifyLedger } from '../domains/operations/system-check/ledger.verification.ts';
import { loadBankSender } from './load-payers.ts';
import type { Answered } from './order-load.ts';

interface StoredOrder extends Record<string, unknown> {
  readonly number: string;
  readonly code: string;
  readonly status: number;
  readonly payoutStatus: number | null;
  readonly utr: string | null;
  /** How often its history says it was completed, and how many merchant callbacks it queued. */
  readonly completions: number;
  readonly announcements: number;
}

const rowsOf = async (store: Store): Promise<StoredOrder[]> => {
  const { rows } = await store.db.execute<StoredOrder>(sql`
    select merchant_order_no as number, order_code as code, status, payout_status as "payoutStatus", utr,
      (select count(*)::int from order_events step
        where step.order_id = placed.id and step.event in ('supplement', 'match', 'confirm')) as completions,
      (select count(*)::int from order_callbacks told
        where told.order_id = placed.id and told.status in ('paid', 'completed')) as announcements
    from orders placed where merchant_order_no like 'F%'`);
  return rows;
};

const completedPayout = 4;
const isPaid = ({ status, payoutStatus }: StoredOrder): boolean =>
  payoutStatus === null ? status === 4 || status === 5 : payoutStatus === completedPayout;

/** Everything that was answered is stored exactly once, and the ledger is consistent. */
export async function expectNothingLost(store: Store, answered: Answered): Promise<void> {
  const rows = await rowsOf(store);
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  const byCode = new Map(rows.map((row) => [row.code, row]));
  expect(byNumber.size).toBe(rows.length);
  const notPaidBy = ([code, utr]: readonly [string, string]): boolean => {
    const row = byCode.get(code);
    return !row || row.utr !== utr || !isPaid(row);
  };
  const lost = {
    created: [...answered.created].filter(([number, code]) => byNumber.get(number)?.code !== code),
    supplemented: [...answered.supplemented].filter(notPaidBy),
    matched: [...answered.matched].filter(notPaidBy),
    paidOut: [...answered.paidOut].filter((code) => byCode.get(code)?.payoutStatus !== completedPayout),
    seenAcknowledged: [...answered.seenAcknowledged].filter((code) => byCode.get(code)?.status !== 4),
    reported: await lostReports(store, answered.reported),
  };
  expect(lost).toEqual({
    created: [],
    supplemented: [],
    matched: [],
    paidOut: [],
    seenAcknowledged: [],
    reported: [],
  });
  expect(await halfMatched(store)).toEqual([]);
  const inconsistent = rows.filter((row) => {
    const times = isPaid(row) ? 1 : 0;
    return row.completions !== times || row.announcements !== times;
  });
  expect(inconsistent).toEqual([]);
  expect((await verifyLedger(store)).filter(({ breachCount }) => breachCount > 0)).toEqual([]);
}

/** Texts of acknowledged messages that are missing or stored more than once. */
async function lostReports(store: Store, reported: Answered['reported']): Promise<string[]> {
  const { rows } = await store.db.execute<{ id: string; body: string }>(
    sql`select id, body from statements where sender = ${loadBankSender}`,
  );
  const byBody = Map.groupBy(rows, ({ body }) => body);
  const twice = [...byBody].filter(([, found]) => found.length > 1).map(([body]) => body);
  const gone = [...reported].filter(([body, id]) => byBody.get(body)?.[0]?.id !== id).map(([body]) => body);
  return [...gone, ...twice];
}

/** Messages and orders that disagree on which message completed which order. */
async function halfMatched(store: Store): Promise<unknown[]> {
  const { rows } = await store.db.execute(sql`
    select said.utr, said.state, placed.order_code, placed.status
    from (select * from statements where sender = ${loadBankSender}) said
    full join (select * from orders where utr in (select utr from statements where sender = ${loadBankSender})) placed
      on placed.utr = said.utr
    where coalesce(said.state = 'matched', false) <> coalesce(placed.status in (4, 5), false)
      or (said.state = 'matched' and said.order_id <> placed.id)`);
  return rows;
}
