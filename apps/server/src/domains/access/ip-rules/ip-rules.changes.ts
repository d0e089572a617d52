import type { OperationIO } from '@platform/sdk';
import { eq, sql } from 'drizzle-orm';
import { advisoryLocks } from '../../../db/advisory-locks.ts';
import type { Queryable } from '../../../db/connection.ts';
import { newId } from '../../../kit/ids.ts';
import { rulesChanged } from '../../../kit/live/live-snapshot.ts';
import { actingUser } from '../../../kit/operation/acting-user.ts';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import type { OpenSession } from '../session/session.service.ts';
import {
  type AddressCheck,
  endSessionsOutside,
  sessionsOutside,
} from '../session/sessions-outside.service.ts';
import { type IpRuleChange, type IpRulePlan, planChange } from './ip-rules.plan.ts';
import { accountSubjects, allowedNetworks } from './ip-rules.service.ts';
import { type IpRule, ipRules } from './ip-rules.table.ts';

const sessionsShown = 50;

/** Where callers that have no session were seen last: those of the signed API, and devices. */
export interface RecentCaller {
  readonly kind: 'merchant' | 'device';
  /** Merchant number, or id of the device. */
  readonly id: string;
  readonly name: string;
  readonly ip: string;
  readonly lastAt: Date;
}
/** Implemented by the wings that record the addresses. */
export interface RecentCallers {
  /** Of one merchant by its account, or of all. */
  readonly merchants: (db: Queryable, now: Date, userId: string | null) => Promise<RecentCaller[]>;
  readonly devices: (db: Queryable, now: Date) => Promise<RecentCaller[]>;
  /** What became of the orders that these merchants created from these addresses in the last 30 days. */
  readonly ordersOf: (
    db: Queryable,
    now: Date,
    merchants: readonly RecentCaller[],
  ) => Promise<NonNullable<OperationIO['ipRules.preview']['output']['refusedOrders']>>;
}

/**
 * Adds, changes or removes rules, and ends the sessions that they exclude.
 *
 * @throws ownAddressNotAllowed, and what `planChange` throws
 */
export async function changeIpRules(
  context: HandlerContext,
  change: IpRuleChange,
): Promise<{ saved: string[]; alreadyListed: string[]; endedSessionCount: number }> {
  const { db, now, ip } = context;
  // One change at a time: two that each keep the caller's address could exclude it together.
  await db.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.ipRules})`);
  const plans = await planChange(db, change, now);
  if (plans.some((plan) => shutsOutCaller(context, plan)))
    throw new BusinessError('ownAddressNotAllowed', { ip });
  const saved: string[] = [];
  let endedSessionCount = 0;
  for (const plan of plans) {
    saved.push(...(await write(context, plan)));
    const check = checkOf(context, plan);
    if (check) endedSessionCount += await endSessionsOutside(context, check);
  }
  context.publish(rulesChanged(allowedNetworks));
  return { saved, alreadyListed: plans.flatMap((plan) => plan.alreadyListed), endedSessionCount };
}

/** The sessions that a change would end, and the callers that it would refuse. */
export async function previewChange(
  context: HandlerContext,
  { withOrders = false, ...change }: IpRuleChange & { readonly withOrders?: boolean },
  callers: RecentCallers,
): Promise<OperationIO['ipRules.preview']['output']> {
  const { db, now, ip } = context;
  const plans = await planChange(db, change, now);
  const outside = new Map<string, OpenSession>();
  const refused = new Map<string, RecentCaller>();
  for (const plan of plans) {
    const check = checkOf(context, plan);
    for (const session of check ? await sessionsOutside(db, now, check) : [])
      outside.set(session.id, session);
    for (const caller of await callersOf(context, plan, callers))
      if (!plan.after.allow([plan.subject], caller.ip, now))
        refused.set(`${caller.kind} ${caller.id} ${caller.ip}`, caller);
  }
  return {
    ip,
    shutsOutCaller: plans.some((plan) => shutsOutCaller(context, plan)),
    sessionCount: outside.size,
    sessions: [...outside.values()].slice(0, sessionsShown).map(({ user, ...session }) => ({
      account: user.account,
      nickname: user.nickname,
      role: user.role,
      ip: session.ip,
      lastSeenAt: session.lastSeenAt.toISOString(),
    })),
    refusedOrders: withOrders
      ? await callers.ordersOf(
          db,
          now,
          [...refused.values()].filter(({ kind }) => kind === 'merchant'),
        )
      : null,
    callerCount: refused.size,
    callers: [...refused.values()]
      .slice(0, sessionsShown)
      .map(({ lastAt, ...caller }) => ({ ...caller, lastAt: lastAt.toISOString() })),
  };
}

/** Callers that rules of this subject restrict. */
async function callersOf(
  { db, now }: Pick<HandlerContext, 'db' | 'now'>,
  { subject }: IpRulePlan,
  callers: RecentCallers,
): Promise<RecentCaller[]> {
  if (subject.kind === 'devices') return callers.devices(db, now);
  if (subject.kind === 'merchants' || subject.kind === 'merchant')
    return callers.merchants(db, now, subject.userId);
  return [];
}

function shutsOutCaller(context: HandlerContext, { subject, after }: IpRulePlan): boolean {
  const { userId, role } = actingUser(context);
  const isOfCaller = accountSubjects({ id: userId, role }).some(
    (own) => own.kind === subject.kind && own.role === subject.role && own.userId === subject.userId,
  );
  return isOfCaller && !after.allow([subject], context.ip, context.now);
}

/** The sessions of the subject, and whether the changed rules allow them; undefined where it has no sessions. */
function checkOf(context: HandlerContext, { subject, after }: IpRulePlan): AddressCheck | undefined {
  const { sessionId } = actingUser(context);
  const { kind, role, userId } = subject;
  const whose =
    kind === 'role' && role !== null
      ? { role }
      : kind === 'account' && userId !== null
        ? { userId }
        : undefined;
  const allows = (address: string) => after.allow([subject], address, context.now);
  return whose && { whose, allows, except: sessionId };
}

/** Returns the networks that were written. */
async function write(
  context: HandlerContext,
  { subject, account, added, changed, removed }: IpRulePlan,
): Promise<string[]> {
  const { db, now } = context;
  const { account: author } = actingUser(context);
  const updated = { updatedBy: author, updatedAt: now };
  for (const { before, set } of changed) {
    await db
      .update(ipRules)
      .set({ ...set, ...updated })
      .where(eq(ipRules.id, before.id));
    const note = { before: factsOf(before), after: factsOf({ ...before, ...set }) };
    context.audit({ objectType: 'ipRule', objectId: before.id, ...note });
  }
  for (const rule of removed) {
    await db.delete(ipRules).where(eq(ipRules.id, rule.id));
    context.audit({ objectType: 'ipRule', objectId: rule.id, before: factsOf(rule) });
  }
  const kept = changed.map(({ set }) => set.network);
  if (added.length === 0) return kept;
  const { kind, role, userId } = subject;
  const rows = await db
    .insert(ipRules)
    .values(
      added.map((rule) => ({
        ...{ id: newId(now), kind, role, userId, ...rule },
        ...{ createdBy: author, createdAt: now, ...updated },
      })),
    )
    .returning();
  for (const row of rows)
    context.audit({
      objectType: 'ipRule',
      objectId: row.id,
      after: { ...factsOf(row), ...(account !== null && { account }) },
    });
  return rows.map(({ network }) => network);
}

/** Of a rule, for the audit trail. */
export const factsOf = ({ kind, role, userId, network, note, expiresAt, enabled }: IpRule) => ({
  kind,
  ...(role !== null && { role }),
  ...(userId !== null && { userId }),
  network,
  note,
  expiresAt: expiresAt?.toISOString() ?? null,
  enabled,
});
