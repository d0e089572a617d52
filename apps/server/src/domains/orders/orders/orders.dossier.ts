import type { OperationIO } from '@platform/sdk';
import { ordersCreate } from '@platform/sdk/operations';
import { orderStatusIds } from '@platform/sdk/rules';
import { encodeRequest } from '@platform/sdk/wire';
import { asc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import type { HandlerContext, Language, Scope, SettingsReader } from '../../../kit/operation/context.ts';
import { isOwnedRow } from '../../../kit/operation/owned-rows.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { users } from '../../access/access.public.ts';
import { postingsOfOrder } from './orders.booked.ts';
import { scopeCondition } from './orders.filters.ts';
import { rowForScope, selectOrders, toOrderRow } from './orders.row.ts';
import { type Order, orderEvents, orders } from './orders.table.ts';

export type OrderDossier = OperationIO['orders.dossier']['output'];
type Attempts = OrderDossier['attempts'];
type Callbacks = OrderDossier['callbacks'];
type Risks = OrderDossier['riskFindings'];
type Statements = OrderDossier['statements'];
type Timeline = OrderDossier['timeline'];

/** Data about an order that other domains provide. Injected, so that this domain does not import them. */
export interface DossierSources {
  attempts(db: Queryable, order: Order): Promise<Attempts>;
  callbacks(db: Queryable, order: Order, language: Language): Promise<Callbacks>;
  statements(db: Queryable, order: Order, scope: Scope): Promise<Statements>;
  risks(db: Queryable, order: Order, language: Language): Promise<Risks>;
}

/** Everything about one order, reduced to what the caller's scope may see. */
export async function dossierOf(
  {
    db,
    scope,
    now,
    settings,
    language,
  }: Pick<HandlerContext, 'db' | 'scope' | 'now' | 'settings' | 'language'>,
  sources: DossierSources,
  orderCode: string,
): Promise<OrderDossier> {
  const [found] = await selectOrders(db).where(
    sql`${eq(orders.orderCode, orderCode)} and ${scopeCondition(scope, true)}`,
  );
  if (!found) throw new BusinessError('orderNotFound', { orderCode });
  const { order } = found;
  const statements = await sources.statements(db, order, scope);
  const callbacks = await sources.callbacks(db, order, language);
  const timeline = mergedByTime(
    await timelineOf(db, order.id),
    statements.map(statementEntry),
    callbacks.map(callbackEntry),
  );
  const postings = await postingsOfOrder(db, order.id);
  return redactedForScope(
    {
      order: rowForScope(toOrderRow(found), scope),
      context: await contextOf(order, settings, now),
      timeline,
      attempts: await sources.attempts(db, order),
      statements,
      callbacks,
      postings: postings.filter(({ purpose }) => maySee(scope, purpose)).map(({ shown }) => shown),
      // Risk findings about an account's history are visible to staff only.
      riskFindings: scope.kind === 'all' ? await sources.risks(db, order, language) : [],
      request: requestOf(order, found.mchId, timeline[0]),
    },
    scope,
  );
}

/**
 * Commission and residues are confidential between platform and supplier; the fee is confidential between platform and
 * merchant.
 */
function maySee({ kind }: Scope, purpose: string): boolean {
  if (kind === 'merchant') return purpose !== 'commission' && purpose !== 'residue';
  return kind === 'suppliers' ? purpose !== 'fee' && purpose !== 'reservation' : true;
}

function redactedForScope(dossier: OrderDossier, scope: Scope): OrderDossier {
  const { kind } = scope;
  if (kind === 'merchant') {
    return {
      ...dossier,
      // Names and IP addresses of the platform's and a supplier's users are hidden from the merchant, and so is
      // how its orders are labelled.
      timeline: dossier.timeline
        .filter(({ event }) => event !== 'statementSuspected' && event !== 'mark' && !isBetweenGroups(event))
        .map((entry) =>
          entry.actor === 'merchant' ? entry : { ...entry, actorName: null, ipAddress: null },
        ),
      attempts: dossier.attempts.map((attempt) => ({
        ...attempt,
        resourceId: null,
        resourceName: null,
        supplierId: null,
        supplierName: null,
        operator: null,
      })),
      // The merchant sees that money arrived, but not the message that reported it or its suspicious matches.
      statements: dossier.statements
        .filter(({ match }) => match !== 'suspicious')
        .map((statement) => ({ ...statement, resourceName: null, rawText: null, matchedBy: null })),
      callbacks: dossier.callbacks.map((attempt) => ({ ...attempt, triggeredBy: null })),
      postings: dossier.postings.map((posting) => ({
        ...posting,
        debitOwner: posting.debitKind === 'merchantPayable' ? posting.debitOwner : null,
        creditOwner: posting.creditKind === 'merchantPayable' ? posting.creditOwner : null,
      })),
    };
  }
  if (kind === 'suppliers') {
    const aboutCallbacks = (entry: Timeline[number]) =>
      entry.kind === 'callback' || entry.event === 'acknowledge';
    return {
      ...dossier,
      // Callbacks and request details (the user agent) concern only platform and merchant.
      timeline: dossier.timeline
        .filter((entry) => !aboutCallbacks(entry) && !isBetweenGroups(entry.event))
        .map((entry) => ({ ...entry, details: {} })),
      // An earlier attempt may have used another supplier's account.
      attempts: dossier.attempts.map((attempt) =>
        isOwnedRow(scope, attempt)
          ? attempt
          : { ...attempt, resourceId: null, resourceName: null, supplierId: null, supplierName: null },
      ),
      callbacks: [],
      request: null,
    };
  }
  return dossier;
}

/** Questions between a merchant's group and a supplier's, which must not learn of each other. */
const isBetweenGroups = (event: string): boolean => event === 'botQuestion' || event === 'botAnswer';

const kinds: Readonly<Record<string, Timeline[number]['kind']>> = {
  allocate: 'attempt',
  reselect: 'attempt',
  resendCallback: 'callback',
  mark: 'operator',
  reverseRequested: 'operator',
  confirmRequested: 'operator',
  findPaidRequested: 'operator',
  botQuestion: 'note',
  botAnswer: 'note',
};

async function timelineOf(db: Queryable, orderId: string): Promise<Timeline> {
  const rows = await db
    .select({ step: orderEvents, account: users.account })
    .from(orderEvents)
    .leftJoin(users, sql`${orderEvents.actorKind} = 'user' and ${users.id}::text = ${orderEvents.actorId}`)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.id));
  return rows.map(({ step, account }) => ({
    id: step.id,
    at: step.at.toISOString(),
    kind: kinds[step.event] ?? 'status',
    event: step.event,
    fromStatus: step.fromStatus,
    toStatus: step.toStatus === step.fromStatus ? null : step.toStatus,
    actor: step.actorKind,
    actorName: account,
    reason: step.reason,
    ipAddress: step.ip,
    reference: null,
    details: { ...step.details },
  }));
}

/** Timeline entry of a matched or suspected statement. */
const statementEntry = ({
  id,
  match,
  matchedBy,
  matchedAt,
  receivedAt,
}: Statements[number]): Timeline[number] => ({
  id,
  at: matchedAt ?? receivedAt,
  kind: 'statement',
  event: match === 'suspicious' ? 'statementSuspected' : 'statementMatched',
  fromStatus: null,
  toStatus: null,
  actor: matchedBy === null ? 'system' : 'user',
  actorName: matchedBy,
  reason: null,
  ipAddress: null,
  reference: id,
  details: {},
});

/** Timeline entry of a callback attempt and its outcome. */
const callbackEntry = ({
  id,
  sendTime,
  trigger,
  triggeredBy,
  ...attempt
}: Callbacks[number]): Timeline[number] => ({
  id,
  at: sendTime,
  kind: 'callback',
  event: 'callbackAttempt',
  fromStatus: null,
  toStatus: null,
  actor: trigger === 'schedule' ? 'system' : trigger === 'merchant' ? 'merchant' : 'user',
  actorName: triggeredBy,
  reason: null,
  ipAddress: null,
  reference: id,
  details: {
    attempt: String(attempt.attempt),
    outcome: attempt.outcome,
    ...(attempt.responseStatus !== null && { responseStatus: String(attempt.responseStatus) }),
  },
});

/**
 * Merges the parts by time. At equal times the order's own steps come first, because their effects follow
 * from them.
 */
const mergedByTime = (...parts: readonly Timeline[]): Timeline =>
  parts.flat().toSorted((a, b) => a.at.localeCompare(b.at));

async function contextOf(
  order: Order,
  settings: SettingsReader,
  now: Date,
): Promise<OrderDossier['context']> {
  const graceMs = (await settings.get('MessageDelay')) * 1_000;
  const timedOut = order.status === orderStatusIds.timedOut && order.reversedAt === null;
  return {
    withinGrace: timedOut && order.expiresAt !== null && now.getTime() < order.expiresAt.getTime() + graceMs,
    canTimeoutSupplement: await settings.get('CanTimeoutSupplement'),
  };
}

/** The creation request in wire units, rebuilt from the stored columns. */
function requestOf(
  order: Order,
  mchId: string,
  created: Timeline[number] | undefined,
): OrderDossier['request'] {
  if (created?.actor !== 'merchant') return null;
  const { productId, merchantOrderNo, amountMinor, cardNumber, extra } = order;
  const { returnUrl, notifyUrl, subject, body, clientIp } = order;
  const { userName, ifscCode, bankName, vpa, mode, address } = order;
  const fields = {
    ...{ mchId, productId, mchOrderNo: merchantOrderNo, amount: amountMinor },
    ...{ returnUrl, notifyUrl, subject, body, clientIp },
    ...{ userName, cardNumber: cardNumber === null ? null : `****${cardNumber.slice(-4)}` },
    ...{ ifscCode, bankName, vpa, mode, address },
    extra: Object.keys(extra).length > 0 ? extra : null,
    sign: '***',
  };
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
  return {
    receivedAt: created.at,
    ipAddress: created.ipAddress,
    userAgent: created.details.userAgent ?? null,
    body: JSON.stringify(encodeRequest(ordersCreate, given)),
  };
}
