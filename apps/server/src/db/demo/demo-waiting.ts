import { and, asc, desc, eq, gte, isNotNull, ne, notExists } from 'drizzle-orm';
import { saveErrorReport } from '../../domains/access/error-logs/error-logs.service.ts';
import { orders } from '../../domains/orders/orders/orders.table.ts';
import type { Resource } from '../../domains/orders/resources/resources.service.ts';
import { resources } from '../../domains/orders/resources/resources.table.ts';
import { adjust } from '../../domains/parties/adjustments/adjustments.service.ts';
import { monitorDeviceOf } from '../../domains/receipts/monitor-devices/monitor-devices.service.ts';
import { storeRecords } from '../../domains/receipts/statements/statements.intake.ts';
import { toStatements } from '../../domains/receipts/statements/statements.records.ts';
import { processStatement, readMatchingRules } from '../../domains/receipts/statements/statements.service.ts';
import type { UserActor } from '../../kit/operation/context.ts';
import { defaultSettings } from '../../kit/operation/default-settings.ts';
import { BusinessError } from '../../kit/refusals/business-error.ts';
import type { Queryable } from '../connection.ts';
import type { DemoParties } from './demo-parties.ts';

const minuteMs = 60_000;
const dayMinutes = 24 * 60;
const sender = 'VM-GANGAB';

/**
 * Open tasks for people, so that a new user sees how the platform shows them: unmatched money, interest of the day before, a repeated
 * reference, an unreadable message, an adjustment that needs a second approval, pages that failed. All of
 * them are created through the services.
 */
export async function addDemoWaiting(tx: Queryable, parties: DemoParties, now: Date): Promise<void> {
  await addDoubtfulMoney(tx, now);
  await askForAdjustment(tx, parties, now);
  await reportFaults(tx, parties, now);
}

const agoOf = (now: Date, minutes: number): Date => new Date(now.getTime() - minutes * minuteMs);

async function addDoubtfulMoney(tx: Queryable, now: Date): Promise<void> {
  const accounts = await tx
    .select()
    .from(resources)
    .where(and(eq(resources.kind, 'upi'), isNotNull(resources.monitorId)))
    .orderBy(asc(resources.id))
    .limit(4);
  const [first, second, third, fourth] = accounts;
  const credit = (account: Resource, amount: string, payer: string, utr: string) =>
    `Rs.${amount} credited to a/c XX${account.cardNumber?.slice(-4) ?? '0000'} on ${now.toISOString().slice(0, 10)} by ${payer} (UPI Ref No ${utr}) -Ganga Bank`;
  if (first)
    await report(tx, first, credit(first, '3,417.00', 'FARHAN QURESHI', '634120987715'), agoOf(now, 190));
  if (second)
    await report(tx, second, credit(second, '901.50', 'NISHA KULKARNI', '634129876603'), agoOf(now, 42));
  if (third)
    await report(tx, third, 'Dear customer, your new debit card is on its way. -Ganga Bank', agoOf(now, 75));
  const quiet = await accountWithoutOrders(tx, agoOf(now, 2 * dayMinutes));
  if (quiet)
    await report(tx, quiet, credit(quiet, '12.40', 'INTEREST', '634118820114'), agoOf(now, dayMinutes));
  const used = fourth && (await usedReference(tx, fourth));
  if (used) await report(tx, fourth, credit(fourth, '2,000.00', 'DEV MALHOTRA', used), agoOf(now, 18));
}

/** An account whose day reconciles as soon as a person has dealt with the record. */
async function accountWithoutOrders(tx: Queryable, since: Date): Promise<Resource | undefined> {
  const completed = tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.resourceId, resources.id), gte(orders.completedAt, since)));
  const [account] = await tx
    .select()
    .from(resources)
    .where(and(eq(resources.kind, 'upi'), isNotNull(resources.monitorId), notExists(completed)))
    .orderBy(desc(resources.id))
    .limit(1);
  return account;
}

/** The reference of an order that was paid on another account. */
async function usedReference(tx: Queryable, account: Resource): Promise<string | null> {
  const [paid] = await tx
    .select({ utr: orders.utr })
    .from(orders)
    .where(
      and(
        isNotNull(orders.utr),
        eq(orders.currency, 'INR'),
        eq(orders.orderType, 1),
        ne(orders.resourceId, account.id),
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(1);
  return paid?.utr ?? null;
}

async function report(tx: Queryable, account: Resource, body: string, at: Date): Promise<void> {
  const device = account.monitorId ? await monitorDeviceOf(tx, account.monitorId) : undefined;
  if (!device) return;
  const { id: monitorId, kind: watches, supplierId } = device;
  const record = { sms: { sender, body, receivedAt: at.toISOString() } };
  const [stored] = await storeRecords(tx, toStatements([record], { monitorId, watches, supplierId }, at));
  if (stored)
    await processStatement((work) => work(tx), stored.id, await readMatchingRules(defaultSettings), {
      now: at,
    });
}

/**
 * An adjustment above the limit of one person: the expected refusal says that a second person must approve.
 */
async function askForAdjustment(
  tx: Queryable,
  { merchantIds, adminId }: DemoParties,
  now: Date,
): Promise<void> {
  const [ownerId] = merchantIds;
  if (!ownerId) return;
  const actor: UserActor = { kind: 'user', userId: adminId, account: 'admin', role: 'admin', sessionId: '' };
  const context = { db: tx, now: agoOf(now, 55), actor, publish: () => {}, audit: () => {} };
  const request = {
    kind: 'merchantBalance',
    ownerId,
    currency: 'INR',
    amountMinor: 12_500_000,
    reason: 'Settlement of October, paid to the old account by mistake',
    key: 'demo-adjustment',
  } as const;
  try {
    await adjust(context, request);
  } catch (error) {
    if (!(error instanceof BusinessError && error.errorName === 'secondApprovalRequired')) throw error;
  }
}

const browsers = {
  desk: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
  phone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
};
const faults = [
  [
    310,
    'desk',
    "TypeError: Cannot read properties of undefined (reading 'amountMinor')",
    '/order/list?page=2',
    'Summary',
  ],
  [
    295,
    'desk',
    "TypeError: Cannot read properties of undefined (reading 'amountMinor')",
    '/order/list?page=3',
    'Summary',
  ],
  [
    128,
    'phone',
    "TypeError: Cannot read properties of undefined (reading 'amountMinor')",
    '/order/list',
    'Summary',
  ],
  [64, 'phone', 'Error: Failed to fetch dynamically imported module', '/systemConfig', 'PageSlot'],
] as const;

async function reportFaults(tx: Queryable, { adminId }: DemoParties, now: Date): Promise<void> {
  const actor: UserActor = { kind: 'user', userId: adminId, account: 'admin', role: 'admin', sessionId: '' };
  for (const [minutes, browser, message, url, component] of faults) {
    const facts = {
      db: tx,
      now: agoOf(now, minutes),
      actor,
      ip: '203.0.113.24',
      userAgent: browsers[browser],
    };
    const stack = `${message}\n    at ${component} (https://console.example/assets/${component.toLowerCase()}-4f2a91bc.js:12:881)\n    at renderWithHooks (https://console.example/assets/index-91bc4f2a.js:8:1204)`;
    await saveErrorReport(facts, { message, stack, url, component, appVersion: '0.1.0' });
  }
}
