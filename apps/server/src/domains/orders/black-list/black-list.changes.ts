import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { texts } from '../../../kit/exporting/export-columns.ts';
import { RequestFault } from '../../../kit/http/envelope.ts';
import { newId } from '../../../kit/ids.ts';
import { rulesChanged } from '../../../kit/live/live-snapshot.ts';
import { actingUser } from '../../../kit/operation/acting-user.ts';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { listedParties } from './black-list.service.ts';
import { type BlackListEntry, blackList } from './black-list.table.ts';
import { type ListedKind, listedForm } from './listed-values.ts';

type Terms = Pick<BlackListEntry, 'direction' | 'effect' | 'reason' | 'expiresAt' | 'enabled'>;

export interface Listing extends Terms {
  readonly kind: ListedKind;
  readonly values: readonly string[];
}

/**
 * Adds values. Orders that exist stay as they are. A value that is listed already keeps its entry.
 *
 * @throws validationFailed for a value without letters or digits, and for an end in the past
 */
export async function addToBlackList(
  context: HandlerContext,
  { kind, values, ...terms }: Listing,
): Promise<{ added: string[]; alreadyListed: string[] }> {
  const { db, now } = context;
  checkEnd(terms.expiresAt, now);
  const asked = formsOf(kind, values);
  // An expired entry makes room for the new one, and keeps its own end.
  await db
    .update(blackList)
    .set({ endedAt: sql`${blackList.expiresAt}` })
    .where(
      and(
        eq(blackList.kind, kind),
        inArray(blackList.normalised, [...asked.keys()]),
        isNull(blackList.endedAt),
        lte(blackList.expiresAt, now),
      ),
    );
  const { account: addedBy } = actingUser(context);
  const added = await db
    .insert(blackList)
    .values(
      [...asked].map(([normalised, value]) => ({
        id: newId(now),
        kind,
        value,
        normalised,
        ...terms,
        addedBy,
        createdAt: now,
      })),
    )
    .onConflictDoNothing()
    .returning();
  for (const row of added) context.audit({ objectType: 'blackList', objectId: row.id, after: factsOf(row) });
  if (added.length > 0) context.publish(rulesChanged(listedParties));
  const isNew = new Set(added.map(({ normalised }) => normalised));
  const valuesOf = (isAdded: boolean) =>
    [...asked].filter(([normalised]) => isNew.has(normalised) === isAdded).map(([, value]) => value);
  return { added: valuesOf(true), alreadyListed: valuesOf(false) };
}

/**
 * The values by the form in which they are compared, each once.
 *
 * @throws validationFailed for a value without letters or digits
 */
export function formsOf(kind: ListedKind, values: readonly string[]): Map<string, string> {
  const forms = new Map<string, string>();
  for (const [index, text] of values.entries()) {
    const value = text.trim();
    const form = listedForm(kind, value);
    if (form.length < (kind === 'phone' ? shortestPhone : 1))
      throw refused(`values.${index}`, 'empty', namesNothing);
    if (!forms.has(form)) forms.set(form, value);
  }
  return forms;
}

/** Changes an entry; an expired one may get another end. @throws notFound, and conflict for a removed one */
export async function updateBlackList(
  context: HandlerContext,
  id: string,
  changes: Partial<Terms>,
): Promise<BlackListEntry> {
  if (changes.expiresAt !== undefined) checkEnd(changes.expiresAt, context.now);
  return change(context, id, changes);
}

/** Removes an entry now. @throws notFound, and conflict when it was removed before */
export async function removeFromBlackList(context: HandlerContext, id: string): Promise<BlackListEntry> {
  return change(context, id, { endedAt: context.now, removedBy: actingUser(context).account });
}

async function change(
  context: HandlerContext,
  id: string,
  set: Partial<BlackListEntry>,
): Promise<BlackListEntry> {
  const before = await lockEntry(context.db, id);
  const after = { ...before, ...set };
  if (Object.keys(set).length === 0) return before;
  await context.db.update(blackList).set(set).where(eq(blackList.id, id));
  context.audit({
    objectType: 'blackList',
    objectId: id,
    before: factsOf(before),
    after: factsOf(after),
  });
  context.publish(rulesChanged(listedParties));
  return after;
}

const factsOf = ({
  kind,
  value,
  direction,
  effect,
  reason,
  expiresAt,
  enabled,
  endedAt,
}: BlackListEntry) => ({
  kind,
  value,
  direction,
  effect,
  reason,
  enabled,
  expiresAt: expiresAt?.toISOString() ?? null,
  endedAt: endedAt?.toISOString() ?? null,
});

async function lockEntry(db: Queryable, id: string): Promise<BlackListEntry> {
  const [row] = await db.select().from(blackList).where(eq(blackList.id, id)).for('no key update');
  if (!row) throw new BusinessError('notFound');
  if (row.endedAt !== null) throw new BusinessError('conflict');
  return row;
}

const shortestPhone = 5;
const namesNothing = texts('没有可比对的内容', '沒有可比對的內容', 'Nothing in it can be compared.');
const inThePast = texts('已经过去', '已經過去', 'This time is in the past.');

function checkEnd(expiresAt: Date | null, now: Date): void {
  if (expiresAt !== null && expiresAt <= now) throw refused('expiresAt', 'in_the_past', inThePast);
}

const refused = (path: string, code: string, message: ReturnType<typeof texts>) =>
  new RequestFault('validationFailed', { issues: [{ path, code, message }] });
