import { validateUtr } from '@platform/sdk/rules';
import { and, eq, lt, lte, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { texts } from '../../../kit/exporting/export-columns.ts';
import { RequestFault } from '../../../kit/http/envelope.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import type { Resource } from '../resources/resources.service.ts';
import type { CashierAsk, CashierStatus } from './cashier.types.ts';
import { payerHints } from './payer-hints.table.ts';

/** Limits that allow corrections but prevent trying references one after another. */
const mostTimes = 10;
const pauseMs = 3_000;

const isHash = (text: string): boolean => /^(?:0x)?[0-9a-f]{64}$/i.test(text);

/**
 * Canonical form of a payment reference by kind of account, as bank messages contain it; undefined when
 * invalid.
 */
const references: Readonly<Partial<Record<Resource['kind'], (text: string) => string | undefined>>> = {
  upi: (text) => (validateUtr(text, 'upi') === undefined ? text : undefined),
  bank: (text) => (/^[A-Za-z0-9]{8,32}$/.test(text) ? text.toUpperCase() : undefined),
  mobileMoney: (text) => (/^[A-Za-z0-9]{8,12}$/.test(text) ? text.toUpperCase() : undefined),
  usdt: (text) => (isHash(text) ? text.replace(/^0x/i, '').toLowerCase() : undefined),
};

/** Account of a page that may ask for payment details. */
export interface AskingAccount {
  readonly kind: Resource['kind'];
  readonly currency: string;
}

/** The details to ask for while the order waits for money or late money may still arrive. */
export function asksOf(
  status: CashierStatus,
  account: AskingAccount | null,
  asksForName: boolean,
): CashierAsk[] {
  if (!account || (status !== 'payable' && status !== 'timedOut')) return [];
  if (references[account.kind]) return ['reference'];
  return asksForName && account.kind === 'wallet' && account.currency === 'CNY' ? ['payerName'] : [];
}

export interface PayerHintInput {
  readonly reference?: string;
  readonly payerName?: string;
}

/** Stores the payer's answer to a question of the page. The last answer wins. */
export async function savePayerHint(
  db: Queryable,
  order: {
    readonly id: string;
    readonly asks: readonly CashierAsk[];
    readonly account: AskingAccount | null;
  },
  hint: PayerHintInput,
  { now, ip }: { readonly now: Date; readonly ip: string },
): Promise<void> {
  const said = judged(order, hint);
  const kept = { ...said, saidAt: now, ip };
  const [row] = await db
    .insert(payerHints)
    .values({ orderId: order.id, ...kept, times: 1 })
    .onConflictDoUpdate({
      target: payerHints.orderId,
      set: { ...kept, times: sql`${payerHints.times} + 1` },
      setWhere: and(
        lt(payerHints.times, mostTimes),
        lte(payerHints.saidAt, new Date(now.getTime() - pauseMs)),
      ),
    })
    .returning({ orderId: payerHints.orderId });
  if (row) return;
  const [earlier] = await db.select().from(payerHints).where(eq(payerHints.orderId, order.id));
  if ((earlier?.times ?? 0) >= mostTimes) throw new BusinessError('payerWordNotTaken');
  const seconds = pauseMs / 1_000;
  throw new BusinessError('tooManyRequests', { seconds }, { retryAfterSeconds: seconds });
}

function judged(
  { asks, account }: { readonly asks: readonly CashierAsk[]; readonly account: AskingAccount | null },
  { reference, payerName }: PayerHintInput,
): { reference?: string; payerName?: string } {
  const name = payerName?.trim();
  const text = reference?.trim();
  if (!name && !text) {
    const issue = {
      path: '',
      code: 'nothing',
      message: texts('请填写付款参考号或姓名', '請填寫付款參考號或姓名', 'Say a reference or a name.'),
    };
    throw new RequestFault('validationFailed', { issues: [issue] });
  }
  if ((text && !asks.includes('reference')) || (name && !asks.includes('payerName')))
    throw new BusinessError('payerWordNotTaken');
  const read = text && account ? references[account.kind]?.(text) : undefined;
  if (text && read === undefined) throw new BusinessError('payerReferenceInvalid');
  return { ...(read === undefined ? {} : { reference: read }), ...(name ? { payerName: name } : {}) };
}
