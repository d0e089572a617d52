import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { readNetworks } from '../../../kit/http/check-networks.ts';
import { newId } from '../../../kit/ids.ts';
import { rulesChanged } from '../../../kit/live/live-snapshot.ts';
import { actingUser } from '../../../kit/operation/acting-user.ts';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { frozenNetworks } from './frozen-ips.service.ts';
import { type FrozenIp, frozenIps } from './frozen-ips.table.ts';

export interface Freeze {
  readonly networks: readonly string[];
  readonly reason: string;
  readonly expiresAt: Date | null;
}

/**
 * Freezes networks. Orders that exist go on. A network that is frozen already keeps its reason and end.
 *
 * @throws validationFailed for a text that is no network, and for a network that is too wide
 */
export async function freezeNetworks(
  context: HandlerContext,
  { networks, reason, expiresAt }: Freeze,
): Promise<{ frozen: string[]; alreadyFrozen: string[] }> {
  const { db, now } = context;
  const asked = readNetworks('networks', networks, { notTooWide: true });
  // An expired freeze makes room for the new one, and keeps its own end.
  await db
    .update(frozenIps)
    .set({ endedAt: sql`${frozenIps.expiresAt}` })
    .where(and(inArray(frozenIps.network, asked), isNull(frozenIps.endedAt), lte(frozenIps.expiresAt, now)));
  const { account: frozenBy } = actingUser(context);
  const added = await db
    .insert(frozenIps)
    .values(
      asked.map((network) => ({ id: newId(now), network, reason, expiresAt, frozenBy, createdAt: now })),
    )
    .onConflictDoNothing()
    .returning({ id: frozenIps.id, network: frozenIps.network });
  const frozen = new Set(added.map(({ network }) => network));
  for (const { id, network } of added) {
    const after = { network, reason, expiresAt: expiresAt?.toISOString() ?? null };
    context.audit({ objectType: 'frozenIp', objectId: id, after });
  }
  if (added.length > 0) context.publish(rulesChanged(frozenNetworks));
  return {
    frozen: asked.filter((network) => frozen.has(network)),
    alreadyFrozen: asked.filter((network) => !frozen.has(network)),
  };
}

/** Ends a freeze now. @throws notFound, and conflict when it has ended */
export async function thaw(context: HandlerContext, id: string): Promise<FrozenIp> {
  const before = await lockLive(context, id);
  const thawedBy = actingUser(context).account;
  return change(context, before, { endedAt: context.now, thawedBy });
}

/** Sets another end of a freeze; null: until it is thawed. @throws notFound, and conflict when it has ended */
export async function extend(context: HandlerContext, id: string, expiresAt: Date | null): Promise<FrozenIp> {
  return change(context, await lockLive(context, id), { expiresAt });
}

async function change(
  context: HandlerContext,
  before: FrozenIp,
  set: Partial<Pick<FrozenIp, 'expiresAt' | 'endedAt' | 'thawedBy'>>,
): Promise<FrozenIp> {
  const after = { ...before, ...set };
  await context.db.update(frozenIps).set(set).where(eq(frozenIps.id, before.id));
  context.audit({
    objectType: 'frozenIp',
    objectId: before.id,
    before: factsOf(before),
    after: factsOf(after),
  });
  context.publish(rulesChanged(frozenNetworks));
  return after;
}

const factsOf = ({ network, expiresAt, endedAt }: FrozenIp) => ({
  network,
  expiresAt: expiresAt?.toISOString() ?? null,
  endedAt: endedAt?.toISOString() ?? null,
});

async function lockLive({ db, now }: { db: Queryable; now: Date }, id: string): Promise<FrozenIp> {
  const [row] = await db.select().from(frozenIps).where(eq(frozenIps.id, id)).for('no key update');
  if (!row) throw new BusinessError('notFound');
  if (row.endedAt !== null || (row.expiresAt !== null && row.expiresAt <= now))
    throw new BusinessError('conflict');
  return row;
}
