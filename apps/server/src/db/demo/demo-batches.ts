import { payoutStatusIds } from '@platform/sdk/rules';
import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import { orders } from '../../domains/orders/orders/orders.table.ts';
import { cancelBatch, handleBatch } from '../../domains/payouts/payout-batches/payout-batches.changes.ts';
import { confirmBatch } from '../../domains/payouts/payout-batches/payout-batches.confirmation.ts';
import { createBatch } from '../../domains/payouts/payout-batches/payout-batches.creation.ts';
import { exportBatch } from '../../domains/payouts/payout-batches/payout-batches.export-file.ts';
import { addTemplate } from '../../domains/payouts/payout-templates/payout-templates.changes.ts';
import type { GivenDefinition } from '../../domains/payouts/payout-templates/payout-templates.types.ts';
import type { Clock } from '../../kit/clock.ts';
import { newId } from '../../kit/ids.ts';
import type { HandlerContext } from '../../kit/operation/context.ts';
import { defaultSettings } from '../../kit/operation/default-settings.ts';
import { BusinessError } from '../../kit/refusals/business-error.ts';
import type { SecretBox } from '../../kit/secrets/secret-box.ts';
import type { Queryable } from '../connection.ts';
import { demoMerchants, demoProducts } from './demo-catalogue.ts';
import type { DemoParties } from './demo-parties.ts';
import { beneficiaryFields, payerName } from './demo-payers.ts';
import type { PlannedOrder } from './demo-plan.ts';
import { DemoRandom } from './demo-random.ts';
import type { DemoReceivers } from './demo-receivers.ts';
import { shopHostOf } from './demo-shops.ts';

/** Not the seed of the other orders, so that these change nothing about them. */
const seed = 20_261_301;
const minuteMs = 60_000;
const productId = 1050;
const payers = 3;
const acknowledgedAfterSeconds = 3;

type Fate = 'created' | 'exported' | 'confirming' | 'closed' | 'cancelled';

/** One batch of each state: minutes ago, state, amounts of its payouts. */
const batches: readonly (readonly [minutesAgo: number, fate: Fate, amounts: readonly number[]])[] = [
  [170, 'closed', [64_000, 121_500, 38_200]],
  [140, 'cancelled', [77_000]],
  [110, 'confirming', [93_500, 45_600, 150_000]],
  [70, 'exported', [58_800, 202_000]],
  [20, 'created', [81_300, 36_900]],
];

const numberOf = (batch: number, at: number): string => `V${batch}${String(at + 1).padStart(5, '0')}`;

/** The payouts that the batches pay. */
export function planBatchPayouts(now: Date): readonly PlannedOrder[] {
  const random = new DemoRandom(seed);
  const product = demoProducts.find(({ id }) => id === productId);
  if (!product) throw new Error(`The demo has no product ${productId}.`);
  return batches.flatMap(([minutesAgo, , amounts], batch) =>
    amounts.map((amount, index) => {
      const name = payerName(random, product.currency);
      const merchant = index % payers;
      return {
        at: new Date(now.getTime() - (minutesAgo + 5 + index) * minuteMs),
        merchant,
        product,
        payerName: name,
        fate: 'waiting' as const,
        mark: 0,
        request: {
          productId,
          mchOrderNo: numberOf(batch, index),
          amount,
          notifyUrl: `https://${shopHostOf(demoMerchants[merchant]?.[0] ?? '')}/payments/callback`,
          ...beneficiaryFields(random, product.currency, name),
        },
      };
    }),
  );
}

const indianBank: GivenDefinition = {
  format: 'csv',
  columns: [
    { title: 'Sr No', source: 'row' },
    { title: 'Beneficiary Name', source: 'userName', maxLength: 100 },
    { title: 'Account Number', source: 'cardNumber', maxLength: 20 },
    { title: 'IFSC', source: 'ifscCode', maxLength: 11 },
    { title: 'Amount', source: 'amount', format: 'number' },
    { title: 'Value Date', source: 'payoutTime' },
    { title: 'Debit Account', source: 'payerAccount' },
    { title: 'Remarks', source: 'reference' },
  ],
  amountStyle: 'decimalPoint',
  dateFormat: 'dd/MM/yyyy',
  result: {
    skipRows: 0,
    keySource: 'reference',
    keyColumn: 'Remarks',
    referenceColumn: 'UTR',
    statusColumn: 'Status',
    amountColumn: 'Amount',
    reasonColumn: 'Reason',
    paidWords: ['SUCCESS', 'PROCESSED'],
    failedWords: ['FAILED', 'REJECTED', 'RETURNED'],
    unknownWords: ['PENDING', 'IN PROCESS'],
  },
};

const chineseBank: GivenDefinition = {
  format: 'csv',
  encoding: 'gbk',
  headerRows: [['批量代付']],
  columns: [
    { title: '序号', source: 'row' },
    { title: '收款户名', source: 'userName', maxLength: 60 },
    { title: '收款账号', source: 'cardNumber', maxLength: 32 },
    { title: '收款银行', source: 'bankName' },
    { title: '金额', source: 'amount', format: 'number' },
    { title: '附言', source: 'reference' },
  ],
  amountStyle: 'decimalPoint',
  dateFormat: 'yyyy-MM-dd',
};

/** Two templates, and a batch of each state, made by the same code as an operator's. */
export async function addDemoBatches(
  tx: Queryable,
  parties: DemoParties,
  receivers: DemoReceivers,
  { now, clock, timeZone, secrets }: { now: Date; clock: Clock; timeZone: string; secrets: SecretBox },
): Promise<void> {
  const at = (moment: Date): HandlerContext => ({
    operation: 'payoutBatches.create',
    requestId: 'demo',
    now: moment,
    clock,
    language: 'en-US',
    timeZone,
    ip: '127.0.0.1',
    origin: '',
    userAgent: '',
    db: tx,
    actor: {
      kind: 'user',
      userId: parties.adminId,
      account: 'admin',
      role: 'admin',
      sessionId: newId(moment),
    },
    scope: { kind: 'all' },
    prepared: {},
    settings: defaultSettings,
    secrets,
    transact: (work) => work(tx),
    audit: () => {},
    publish: () => {},
    setEntityTag: () => {},
    longPoll: ({ read }) => read(),
  });
  const start = at(new Date(now.getTime() - 30 * 24 * 60 * minuteMs));
  const templateId = await addTemplate(start, {
    name: 'Indian bank bulk transfer',
    bankName: 'Example Bank of India',
    enabled: true,
    definition: indianBank,
  });
  await addTemplate(start, {
    name: '中国的银行批量代付',
    bankName: '示例银行',
    enabled: true,
    definition: chineseBank,
  });
  for (const [index, [minutesAgo, fate, amounts]] of batches.entries()) {
    const context = at(new Date(now.getTime() - minutesAgo * minuteMs));
    const numbers = amounts.map((_, place) => numberOf(index, place));
    await addBatch(context, parties, { templateId, fate, numbers });
  }
  await acknowledgePaid(tx, receivers);
}

/** The shops have received the callbacks of what was paid. */
async function acknowledgePaid(tx: Queryable, receivers: DemoReceivers): Promise<void> {
  const paid = await tx
    .select()
    .from(orders)
    .where(and(isNotNull(orders.payoutBatchId), eq(orders.payoutStatus, payoutStatusIds.completed)))
    .orderBy(asc(orders.id));
  for (const order of paid) await receivers.acknowledge(tx, order, acknowledgedAfterSeconds);
}

async function addBatch(
  context: HandlerContext,
  { accounts }: DemoParties,
  { templateId, fate, numbers }: { templateId: string; fate: Fate; numbers: readonly string[] },
): Promise<void> {
  const { db, now } = context;
  const { merchantOrderNo, orderCode } = orders;
  const payouts = await db
    .select({ orderCode })
    .from(orders)
    .where(inArray(merchantOrderNo, [...numbers]));
  const orderCodes = payouts.map((payout) => payout.orderCode);
  const payoutTime = new Date(now.getTime() + 30 * minuteMs);
  const later = (minutes: number): HandlerContext => ({
    ...context,
    now: new Date(now.getTime() + minutes * minuteMs),
  });
  for (const { id: resourceId } of accounts.filter(({ productIds }) => productIds.includes(productId))) {
    try {
      const { batch } = await createBatch(context, { resourceId, templateId, payoutTime, orderCodes });
      if (fate === 'cancelled') {
        await cancelBatch(later(4), { payoutBatchId: batch.id, reason: 'Wrong account' });
        return;
      }
      if (fate === 'created') return;
      await exportBatch(later(3), batch.id);
      const rows = orderCodes.map((code, at) => ({
        orderCode: code,
        utr: String(450_000_000_000 + at + (now.getTime() % 1_000_000)),
      }));
      if (fate === 'closed') await confirmBatch(later(45), { payoutBatchId: batch.id, mode: 'rows', rows });
      if (fate === 'confirming') {
        await confirmBatch(later(40), { payoutBatchId: batch.id, mode: 'rows', rows: rows.slice(0, 1) });
        const asked = { payoutBatchId: batch.id, orderCodes: orderCodes.slice(1, 2) };
        await handleBatch(later(50), { ...asked, to: 'exception', reason: 'The bank shows no result' });
      }
      return;
    } catch (error) {
      // An account whose limits do not fit; the next may.
      if (!(error instanceof BusinessError)) throw error;
    }
  }
}
