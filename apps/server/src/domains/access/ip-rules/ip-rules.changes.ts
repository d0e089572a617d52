import type { OperationIO } from '@platform/sdk';
import { eq, sql } from 'drizzle-orm';
import { advisoryLocks } from '../../../db/advisory-locks.ts';
import { newId } from '../../../kit/ids.ts';
import { rulesChanged } from '../../../kit/live/live-snapshot.ts';
import { actingUser } from '../../../kit/operation/acting-user.ts';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import {
  type AddressCheck,
  endSessionsOutside,
  sessionsOutside,
} from '../session/sessions-outside.service.ts';
import { type IpRuleChange, type IpRulePlan, planChange } from './ip-rules.plan.ts';
import { accountSubjects, allowedNetworks } from './ip-rules.service.ts';
import { type IpRule, ipRules } from './ip-rules.table.ts';

const sessionsShown = 50;

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
  const plan = await planChange(db, change, now);
  if (shutsOutCaller(context, plan)) throw new BusinessError('ownAddressNotAllowed', { ip });
  const saved = await write(context, plan);
  const check = checkOf(context, plan);
  const endedSessionCount = check ? await endSessionsOutside(context, check) : 0;
  context.publish(rulesChanged(allowedNetworks));
  return { saved, alreadyListed: [...plan.alreadyListed], endedSessionCount };
}

/** The sessions that a change would end. */
export async function previewChange(
  context: HandlerContext,
  change: IpRuleChange,
): Promise<OperationIO['ipRules.preview']['output']> {
  const { db, now, ip } = context;
  const plan = await planChange(db, change, now);
  const check = checkOf(context, plan);
  const outside = check ? await sessionsOutside(db, now, check) : [];
  return {
    ip,
    shutsOutCaller: shutsOutCaller(context, plan),
    sessionCount: outside.length,
    sessions: outside.slice(0, sessionsShown).map(({ user, ...session }) => ({
      account: user.account,
      nickname: user.nickname,
      role: user.role,
      ip: session.ip,
      lastSeenAt: session.lastSeenAt.toISOString(),
    })),
  };
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
  if (changed) {
    const { before, set } = changed;
    await db
      .update(ipRules)
      .set({ ...set, ...updated })
      .where(eq(ipRules.id, before.id));
    const note = { before: factsOf(before), after: factsOf({ ...before, ...set }) };
    context.audit({ objectType: 'ipRule', objectId: before.id, ...note });
    return [set.network];
  }
  if (removed) {
    await db.delete(ipRules).where(eq(ipRules.id, removed.id));
    context.audit({ objectType: 'ipRule', objectId: removed.id, before: factsOf(removed) });
    return [];
  }
  if (added.length === 0) return [];
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
