import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { texts } from '../../../kit/exporting/export-columns.ts';
import { RequestFault } from '../../../kit/http/envelope.ts';
import { networkText, parseNetwork } from '../../../kit/http/networks.ts';
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

/** A wider network would stop the business of whole countries. */
const shortestPrefix = { 4: 8, 6: 16 } as const;

/**
 * Freezes networks. Orders that exist go on. A network that is frozen already keeps its reason and end.
 *
 * @throws validationFailed for a text that is no network, a network that is too wide, and an end in the past
 */
export async function freezeNetworks(
  context: HandlerContext,
  { networks, reason, expiresAt }: Freeze,
): Promise<{ frozen: string[]; alreadyFrozen: string[] }> {
  const { db, now } = context;
  const asked = [...new Set(networks.map((text, index) => readNetwork(text, `networks.${index}`)))];
  checkEnd(expiresAt, now);
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
  checkEnd(expiresAt, context.now);
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

const notANetwork = texts(
  '不是 IP 地址，也不是网段',
  '不是 IP 位址，也不是網段',
  'Neither an address nor a network.',
);
const tooWide = texts(
  '网段过大：IPv4 至少 /8，IPv6 至少 /16',
  '網段過大：IPv4 至少 /8，IPv6 至少 /16',
  'Too wide: at least /8 for IPv4 and /16 for IPv6.',
);
const inThePast = texts('已经过去', '已經過去', 'This time is in the past.');

function readNetwork(text: string, path: string): string {
  const network = parseNetwork(text);
  if (!network) throw refused(path, 'not_an_address', notANetwork);
  if (network.bits < shortestPrefix[network.family]) throw refused(path, 'too_wide', tooWide);
  return networkText(network);
}

function checkEnd(expiresAt: Date | null, now: Date): void {
  if (expiresAt !== null && expiresAt <= now) throw refused('expiresAt', 'in_the_past', inThePast);
}

const refused = (path: string, code: string, message: ReturnType<typeof texts>) =>
  new RequestFault('validationFailed', { issues: [{ path, code, message }] });
